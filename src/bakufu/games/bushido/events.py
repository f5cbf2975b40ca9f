"""What happened, and who may know what of it: one declaration per event (BUS-SEE).

Secret are drawn tiles and discs, discs discarded, stacks and discs until they are shown. What a spy
sees is his alone, and told once (BUS-SEE-06).
"""

from bakufu.engine.table.telling import Telling
from bakufu.games.bushido import notes
from bakufu.games.bushido.names import MEANINGS

TELLING = tell = Telling("bushido", __name__, notes, MEANINGS)


def _force(seat: int, where: int, troops: int) -> tuple[int, ...]:
    return seat, where // 32, where % 32, troops // 4, troops % 4


FirstDrawn = tell("first-drawn", "BUS-SETUP-02", "seat")
tell.gather("DISC_DRAWN", "discs", lambda disc, _, __: [disc])
DiscsDrawn = tell("discs-drawn", "BUS-DAIMYO-07", "seat number (discs)", secret="discs")
FortressBuilt = tell("fortress-built", "BUS-SETUP-09", "seat hex")
ProvinceTaken = tell("province-taken", "BUS-SETUP-11", "seat hex kind")
HonourMarked = tell("honour-marked", "BUS-SETUP-12", "seat honour")
LandMarked = tell("land-marked", "BUS-TRACK-11", "seat koku income")
Stationed = tell("stationed", "BUS-SETUP-17", "seat hex number")
EliteStationed = tell("elite-stationed", "BUS-ELITE-06", "seat hex number")
tell.gather("TILE_DRAWN", "tiles", lambda tile, _, __: [tile])
TilesDrawn = tell("tiles-drawn", "BUS-BAG-01", "seat number (tiles)", secret="tiles")
TurnBegan = tell("turn-began", "BUS-DAIMYO-01", "seat month")
EliteLeft = tell("elite-left", "BUS-ELITE-07", "seat hex number")
GapClosed = tell("gap-closed", "BUS-ELITE-08", "seat hex origin?")
DiscDiscarded = tell("disc-discarded", "BUS-DAIMYO-06", "seat disc", secret="disc")
DiscsShuffled = tell("discs-shuffled", "BUS-DISC-03", "number")
EliteCalled = tell("elite-called", "BUS-ELITE-02", "seat")
Invited = tell("invited", "BUS-TEA-01", "seat guest:seat")
Accepted = tell("accepted", "BUS-TEA-05", "seat")
Refused = tell("refused", "BUS-TEA-07", "seat")
GaveUp = tell("gave-up", "BUS-TEA-06", "seat samurai daimyo")
SamuraiHonour = tell("samurai-honour", "BUS-TRACK-02", "seat before now")
DaimyoHonour = tell("daimyo-honour", "BUS-TRACK-02", "seat before now")
Bought = tell("bought", "BUS-BUY-01", "seat points number")
RoleDealt = tell("role-dealt", "BUS-ROLE-01", "seat role")
RoninPlaced = tell("ronin-placed", "BUS-RONIN-01", "seat hex number")
Spied = tell("spied", "BUS-SENSEI-07", "seat on:seat number")
tell.gather("THING_SEEN", "things", lambda thing, number, _: [thing] * number)
HandSeen = tell("hand-seen", "BUS-SENSEI-08", "seat on:seat (things)", private=True, momentary=True)
TeaHeld = tell("tea-held", "BUS-SENSEI-09", "seat number")
GeishaPlayed = tell("geisha-played", "BUS-SENSEI-12", "seat number")
Passed = tell("passed", "BUS-SEE-05", "seat")
Revolted = tell("revolted", "BUS-RONIN-06", "hex troops ronin")
ProvinceLost = tell("province-lost", "BUS-TRACK-14", "seat hex")
Rose = tell("rose", "BUS-HATA-05", "seat hex")
CampaignLaid = tell("campaign-laid", "BUS-CAMPAIGN-02", "seat")
Attacked = tell("attacked", "BUS-MOBIL-07", "seat target origin troops elite", numbers=_force)
NeutralTaken = tell("neutral-taken", "BUS-MOBIL-12", "seat hex")
NoAttack = tell("no-attack", "BUS-MOBIL-11", "seat")
BonusLaid = tell("bonus-laid", "BUS-MOBIL-09", "seat honour")
KatanaLaid = tell("katana-laid", "BUS-COMBAT-03", "seat strength number", private=True)
TopChosen = tell("top-chosen", "BUS-COMBAT-03", "seat strength", private=True)
Ready = tell("ready", "BUS-SEE-04", "seat")
StackShown = tell("stack-shown", "BUS-COMBAT-04", "seat height top?")
DiscExchanged = tell("disc-exchanged", "BUS-COMBAT-10", "seat")
TacticChosen = tell("tactic-chosen", "BUS-COMBAT-08", "seat tactic", private=True)
TacticShown = tell("tactic-shown", "BUS-COMBAT-08", "seat tactic")
tell.gather("TILE_TURNED", "stack", lambda strength, number, _: [strength] * number)
StackTurned = tell("stack-turned", "BUS-COMBAT-11", "seat katana (stack)")
Counted = tell("counted", "BUS-COMBAT-13", "seat attack? defence?")
Forfeited = tell("forfeited", "BUS-COMBAT-07", "seat troops elite")
Fell = tell("fell", "BUS-COMBAT-14", "seat troops elite")
RoninFell = tell("ronin-fell", "BUS-HATA-11", "hex number")
StakeLost = tell("stake-lost", "BUS-COMBAT-19", "seat honour")
Retreated = tell(
    "retreated",
    "BUS-COMBAT-27",
    "seat hex troops elite",
    numbers=lambda seat, place, troops: (seat, place, troops // 4, troops % 4),
)
Scattered = tell("scattered", "BUS-COMBAT-20", "seat troops elite")
Conquered = tell("conquered", "BUS-COMBAT-28", "seat hex")
Held = tell("held", "BUS-COMBAT-26", "seat hex")
LeftNeutral = tell("left-neutral", "BUS-COMBAT-30", "hex")
SeppukuDemanded = tell("seppuku-demanded", "BUS-COUNCIL-02", "seat")
LossProposed = tell("loss-proposed", "BUS-COUNCIL-04", "seat honour")
NothingProposed = tell("nothing-proposed", "BUS-COUNCIL-05", "seat")
Followed = tell("followed", "BUS-COUNCIL-06", "seat")
Spared = tell("spared", "BUS-COUNCIL-09", "seat")
CalledToArms = tell("called-to-arms", "BUS-ARMS-01", "seat")
Waited = tell("waited", "BUS-ARMS-01", "seat")
AudienceHeld = tell("audience-held", "BUS-KOTAU-01", "seat effect")
MonthMoved = tell("month-moved", "BUS-KOTAU-06", "month")
MonthStayed = tell("month-stayed", "BUS-SENSEI-13", "month")
Mikado = tell("mikado", "BUS-BAG-03")
GameEnded = tell(
    "game-ended",
    lambda event: "BUS-END-04" if event.at_the_end else "BUS-END-01",
    "seat at_the_end",
)

tell.check(int(notes.NOTES))
