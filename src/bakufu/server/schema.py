"""What is stored, and where: a table's log row by row, who sits there, and what was said.

A row of a log is never changed. Taking moves back adds a row that says so; only a whole table can
be deleted, by those whose table it is.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),  # game, sandbox or replay
    Column("phase", String(10), nullable=False),  # gathering, running or over
    Column("private", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("setup", Text, nullable=False),
    Column("header", Text),  # of the log; none until the game begins
    Column("start", Text),  # the document a sandbox began with
    Column("sandbox_of", String(40)),
    Column("rematch", String(40)),  # the table that goes on after this one
    Column("clock", Integer),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("moment", Text),  # how far the game is, for lists; none until it begins
    Column("version", Integer, nullable=False, server_default="0"),  # goes up with every change
    Column("home", String(16)),  # the process that thinks for its bots and keeps its clock
    # The address it was opened from, not named; nothing where it is not known.
    Column("opener", String(40), nullable=False, server_default=""),
    Index("tables_of_a_host", "host"),
    Index("tables_with_a_home", "home"),
)
# What the lobby shows: said as in its index, which is found by that.
IN_THE_LOBBY = text("private IS FALSE AND phase <> 'over'")
Index(
    "tables_in_the_lobby",
    tables.c.created,
    tables.c.opener,
    tables.c.host,
    tables.c.id,
    postgresql_where=IN_THE_LOBBY,
    sqlite_where=IN_THE_LOBBY,
)
# Those with a clock: it runs whether somebody looks or not.
Index(
    "tables_with_a_clock",
    tables.c.phase,
    postgresql_where=tables.c.clock.is_not(None),
    sqlite_where=tables.c.clock.is_not(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40)),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),
    Column("free", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),  # from device to device: makes old links worthless
    # Whether its person wants to see the table no more, where others still may.
    Column("put_away", Boolean, nullable=False, server_default=false()),
    Column("passes", Text, nullable=False, server_default=""),  # given in advance
    # Whether the bot only stands in for somebody whose line broke: they come back by themselves.
    Column("stands_in", Boolean, nullable=False, server_default=false()),
    Column("due", Float),  # when its time to decide is up, where there is a clock
    Index("seats_of_a_person", "person"),
)
Index(
    "seats_with_a_due",
    seats.c.due,
    seats.c.table_id,
    postgresql_where=seats.c.due.is_not(None),
    sqlite_where=seats.c.due.is_not(None),
)

rows = Table(
    "rows",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text),  # a line of the log
    Column("undone_to", Integer),  # or: only so many entries are left
    Column("harmless", Boolean, nullable=False),  # may be taken back: nobody learnt anything
    Column("public", Boolean, nullable=False),  # everybody could see that something happened
    Column("sender", Integer),  # the seat whose message this row answers
    Column("message_id", String(64)),
    UniqueConstraint("table_id", "sender", "message_id", name="one_answer_each"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("to_seat", Integer),  # none: to all
    Column("to_person", String(40)),
    Column("text", Text, nullable=False),
    Column("phrase", Text),  # instead of a text: a message of the game
    Column("at", Float, nullable=False),
    Column("message_id", String(64), nullable=False),
    UniqueConstraint("table_id", "person", "message_id", name="said_once"),
)

# Where several processes serve the same tables

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("beat", Float, nullable=False),  # when it was last alive, by the database's clock
)

# What was used up of what one may have stored: by person and address, neither of them named.
spent = Table(
    "spent",
    metadata,
    Column("who", String(40), primary_key=True),
    Column("rest", Float, nullable=False),
    Column("since", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("table_id", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),  # nothing: somebody without a name
    Index("presence_at_a_table", "table_id"),
)
