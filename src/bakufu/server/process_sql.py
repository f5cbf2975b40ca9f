"""What processes that share a PostgreSQL ask it: see `processes`."""

from sqlalchemy import text

from bakufu.server.store import Row

DEAD = 5.0  # without a sign of life for so long, a process is dead

NOW = "extract(epoch FROM clock_timestamp())"
# The clock of the database may be set, forwards or backwards.
ALIVE = f"SELECT id FROM processes WHERE abs({NOW} - beat) < {DEAD}"
LEFT = f"least(:most, spent.rest + greatest(0, {NOW} - spent.since) * :rate)"
STATEMENTS = {
    "soon": "SET LOCAL synchronous_commit TO off",
    "beat": f"""INSERT INTO processes (id, beat) VALUES (:me, {NOW})
        ON CONFLICT (id) DO UPDATE SET beat = excluded.beat RETURNING beat""",
    "bury": f"DELETE FROM processes WHERE abs({NOW} - beat) > 60",
    "clear": "DELETE FROM presence WHERE process NOT IN (SELECT id FROM processes)",
    "versions": "SELECT id, version FROM tables WHERE id = ANY(:loaded)",
    "here": f"""SELECT table_id, person FROM presence WHERE table_id = ANY(:loaded)
        AND process <> :me AND process IN ({ALIVE})""",
    "orphans": f"""UPDATE tables SET home = :me WHERE id IN (
        SELECT id FROM tables WHERE phase = 'running' AND home IS NOT NULL AND home <> :me
        AND home NOT IN ({ALIVE}) LIMIT :most FOR UPDATE SKIP LOCKED)""",
    # Tables that were put away, and somebody's time is up.
    "ringing": f"""UPDATE tables SET home = :me WHERE id IN (
        SELECT id FROM tables WHERE phase = 'running' AND clock IS NOT NULL AND home IS NULL
        AND id IN (SELECT table_id FROM seats WHERE due <= {NOW})
        LIMIT :most FOR UPDATE SKIP LOCKED)""",
    # And those of which nobody has stored whose time runs.
    "ticking": """UPDATE tables SET home = :me WHERE id IN (
        SELECT id FROM tables WHERE phase = 'running' AND clock IS NOT NULL AND home IS NULL
        AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND due IS NOT NULL)
        LIMIT :most FOR UPDATE SKIP LOCKED)""",
    "mine": "SELECT id FROM tables WHERE home = :me",
    "claim": f"""UPDATE tables SET home = :me WHERE id = ANY(:wanted) AND (
        home IS NULL OR home = :me OR home NOT IN ({ALIVE}) OR (id = ANY(:watched) AND NOT EXISTS
        (SELECT 1 FROM presence WHERE table_id = tables.id AND process = tables.home)))
        RETURNING id""",
    "release": "UPDATE tables SET home = NULL WHERE home = :me AND id = ANY(:left)",
    "come": """INSERT INTO presence (process, table_id, person) VALUES (:me, :table, :person)
        ON CONFLICT DO NOTHING""",
    "go": "DELETE FROM presence WHERE process = :me AND table_id = :table AND person = :person",
    "due": "UPDATE seats SET due = :due WHERE table_id = :table AND seat = :seat",
    "dues": f"SELECT seat, due - {NOW} FROM seats WHERE table_id = :table AND due IS NOT NULL",
    "spend": f"""INSERT INTO spent (who, rest, since) VALUES (:who, :most - :cost, {NOW})
        ON CONFLICT (who) DO UPDATE SET rest = {LEFT} - :cost, since = {NOW}
        WHERE {LEFT} >= :cost RETURNING who""",
    "forget": f"DELETE FROM spent WHERE abs({NOW} - since) > 172800",
    "leave": "DELETE FROM processes WHERE id = :me",
    "empty": "DELETE FROM presence WHERE process = :me",
}
MOVES = f"""SELECT known.id, tables.version,
    {", ".join(f"rows.{key}" for key in Row.__struct_fields__)}
    FROM unnest(%s::text[], %s::int[]) AS known (id, first) JOIN tables ON tables.id = known.id
    LEFT JOIN rows ON rows.table_id = known.id AND rows.number >= known.first
    ORDER BY rows.number"""
SQL = {name: text(statement) for name, statement in STATEMENTS.items()}
