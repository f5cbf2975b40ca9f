"""The table in plain text, marked up for colour. Drawn from a view, so it shows no secrets."""

from bakufu.games.shitenno.view import ProvinceView, SeatView, ShitennoView

# The generals' colours (SHI-SETUP-02), with a letter each: colour is never the only sign.
CREST = {"honda": "H", "sakakibara": "S", "sakai": "K", "ii": "I"}
COLOUR = {"honda": "red", "sakakibara": "blue", "sakai": "green", "ii": "magenta"}
KIND_COLOUR = {"samurai": "green", "bushi": "cyan", "sohei": "yellow", "shinobi": "magenta"}
SHOWN = {
    "chugoku": "Chūgoku",
    "chubu": "Chūbu",
    "hokkaido": "Hokkaidō",
    "kyushu": "Kyūshū",
    "tohoku": "Tōhoku",
    "shikoku": "Shikoku",
    "kansai": "Kansai",
    "kanto": "Kantō",
    "samurai": "Samurai",
    "bushi": "Bushi",
    "sohei": "Sōhei",
    "shinobi": "Shinobi",
    "exchange": "Exchange",
    "plus-one": "+1",
    "draw": "Draw",
    "daimyo": "Daimyō",
    "shomyo": "Shōmyō",
    "sensei": "Senseï",
    "hatamoto": "Hatamoto",
    "honda": "Honda",
    "sakakibara": "Sakakibara",
    "sakai": "Sakai",
    "ii": "Ii",
}


def draw(view: ShitennoView) -> str:
    """Board, lots and players, one below the other; at most 79 columns."""
    lines = [_title(view), "", *_board(view), "", *_sharing(view), *_players(view)]
    return "\n".join(lines)


def shown(word: str) -> str:
    """A word as it is printed: "bushi+sohei" is "Bushi+Sōhei"."""
    return "+".join(SHOWN.get(part, part) for part in word.split("+"))


def _title(view: ShitennoView) -> str:
    year = {"set-up": "Set-up", "even": "even year at Edo", "odd": "odd year"}[view.year]
    when = f"Round {view.round}, {year}" if view.round else year
    piles = f"troop pile {view.troop_pile}, koku pile {view.koku_pile}"
    return f"[bold]Shitennō[/bold]  {when}   [dim]{piles}[/dim]"


def _board(view: ShitennoView) -> list[str]:
    head = f"{'province':<10} {'1':^5}{'2':^5}{'3':^5}{'4':^5}  {'gate':<11} next position costs"
    rows = [f"[dim]{head}[/dim]"]
    for province in view.provinces:
        cells = "".join(_position(view, province, i) for i in range(4))
        gate = f"{shown(province.gate)} ({province.tiles})" if province.gate else "gate figure"
        colour = KIND_COLOUR[province.gate or province.kind]
        rows.append(
            f"{shown(province.id):<10} {cells}  [{colour}]{gate:<11}[/{colour}] {_cost(province)}"
        )
    return rows


def _position(view: ShitennoView, province: ProvinceView, position: int) -> str:
    if position >= len(province.kamons):
        return f"{province.values[position]:^5}"
    kamon = province.kamons[position]
    general = view.seats[kamon.seat].general or ""
    mark = f"<{CREST[general]}>" if kamon.gold else f" {CREST[general]} "
    return f"[bold {COLOUR[general]}]{mark:^5}[/bold {COLOUR[general]}]"


def _cost(province: ProvinceView) -> str:
    if not province.need:
        return "full"
    counts = {kind: province.need.count(kind) for kind in province.need}
    troops = " + ".join(f"{count} {shown(kind)}" for kind, count in counts.items())
    return f"{troops}, or {province.price} koku"


def _sharing(view: ShitennoView) -> list[str]:
    lines = []
    if view.year == "even":
        tiles = " ".join(str(seals) for seals in view.tiles_left) or "none"
        lines.append(f"To share: {_cards(view.share)}   seals left: {tiles}")
        for lot in view.lots:
            seals = "1 seal" if lot.seals == 1 else f"{lot.seals} seals"
            lines.append(f"Lot with {seals}: {_cards(lot.cards)}")
    if view.payment:
        pieces = "hidden" if view.payment.pieces is None else _cards(view.payment.pieces)
        place = shown(view.payment.province)
        lines.append(f"Payment for {place} by {view.payment.way}: {pieces}")
    return [*lines, ""] if lines else []


def _players(view: ShitennoView) -> list[str]:
    lines = []
    for seat, player in enumerate(view.seats):
        mark = ">" if view.actor == seat else " "
        lines.append(f"{mark} {_player(view, player)}")
        hand = _hand(player)
        if player.hand_size:
            lines.append(f"      {hand}")
    return lines


def _player(view: ShitennoView, player: SeatView) -> str:
    if player.general is None:
        return "a player without a general"
    colour = COLOUR[player.general]
    name = f"{CREST[player.general]} {shown(player.general)}"
    title = shown(player.title) if player.title else ""
    tiles = _cards(player.tiles) if player.tiles else ""
    seals = f"  seals {player.seals}" if player.seals else ""
    return (
        f"[bold {colour}]{name:<12}[/bold {colour}] {title:<9} {player.score:>3} points"
        f"  kamons {player.stock:>2}  cards {player.hand_size:>2}{seals}"
        + (f"  tiles: {tiles}" if tiles else "")
    )


def _hand(player: SeatView) -> str:
    if player.hand is not None:
        return _cards(player.hand)
    if player.known is None:
        return "[dim]hidden[/dim]"
    secret = player.hand_size - len(player.known)
    known = _cards(player.known) if player.known else ""
    hidden = f"{secret} secret" if secret else ""
    return f"[dim]{', '.join(part for part in (known, hidden) if part)}[/dim]"


def _cards(words: list[str]) -> str:
    if not words:
        return "nothing"
    counts = {word: words.count(word) for word in words}
    return ", ".join(
        f"{shown(word)} ×{count}" if count > 1 else shown(word) for word, count in counts.items()
    )
