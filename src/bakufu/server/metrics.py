"""Numbers for whoever runs a server, as Prometheus reads them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "bakufu_entries", "Entries stored in logs", ["game", "by"], registry=self.registry
        )
        self.received = Counter(
            "bakufu_messages", "Messages from clients by type", ["type"], registry=self.registry
        )
        self.errors = Counter(
            "bakufu_errors", "Error messages sent by code", ["code"], registry=self.registry
        )
        self.refused = Counter(
            "bakufu_refused", "Moves refused by a rule", ["game"], registry=self.registry
        )
        self.bot_faults = Counter(
            "bakufu_bot_faults", "Bots that failed to move", ["bot"], registry=self.registry
        )
        self.sockets = Gauge("bakufu_sockets", "Open sockets", registry=self.registry)
        self.sessions = Gauge("bakufu_tables_loaded", "Tables in memory", registry=self.registry)
        self.stored_in = Histogram(
            "bakufu_store_seconds",
            "Time to store an accepted message",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
