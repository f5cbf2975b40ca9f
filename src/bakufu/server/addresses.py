"""Who stands behind an address, as far as limits go."""

import hmac
from ipaddress import IPv6Address

NETWORK_BITS = 64  # whoever has one address of IPv6 has all that begin with these


def network_of(client: tuple[str, int] | list[object] | None) -> str:
    """The address somebody comes from, or the network of it; nothing where it is not known."""
    address = str(client[0]) if client else ""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"


def nameless(secret: str, *who: str) -> str:
    """Somebody, as the database knows them: the same each time, and not to be read back."""
    return hmac.new(secret.encode(), "\n".join(who).encode(), "sha256").hexdigest()[:40]
