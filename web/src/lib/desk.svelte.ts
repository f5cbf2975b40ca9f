// What the page makes of a table: the face of its game, words, players, the position on the board.

import { untrack } from "svelte";
import { announcer, notify, sound } from "./announce.svelte";
import { api } from "./api";
import { Away } from "./away.svelte";
import { attempting, type BoardProps, type GameFace, LegalMoves, type Words } from "./board";
import { loadFace } from "./games";
import { sameMoment } from "./history";
import type { AnyView, Sight, Span, ToldEntry, ToldEvent } from "./messages";
import { NAMELESS, players as playersOf, seatLooks } from "./players";
import { Playback } from "./playback.svelte";
import { reasonFor } from "./reasons";
import { router } from "./router.svelte";
import { rules } from "./rules.svelte";
import { paced, settings } from "./settings.svelte";
import { socketAddress } from "./socket";
import { speech, t } from "./speech.svelte";
import { scoresOf, TableStore } from "./table.svelte";
import { errorText, toasts } from "./toasts.svelte";
import { tryThere } from "./trial";

/** Made while a page is: its effects end with that page. */
export class Desk {
  readonly table: TableStore;
  readonly away: Away;
  face = $state.raw<GameFace<AnyView> | null>(null);
  /** The words of the game are there. */
  spoken = $state(false);
  /** The place that a log line or a button points at. */
  pointed = $state.raw<string | null>(null);
  private named = false;
  /** What the log keeps: nothing that is told only once, while the game runs. */
  private kept(entries: readonly ToldEntry[]): readonly ToldEntry[] {
    const { face } = this;
    if (!face?.momentary || this.table.latest?.over) return entries;
    const passes = ({ event }: ToldEvent): boolean => face.momentary?.(event) ?? false;
    if (!entries.some(({ events }) => events.some(passes))) return entries;
    return entries.map((told) => ({
      ...told,
      events: told.events.filter((toldEvent) => !passes(toldEvent)),
    }));
  }

  /** What a part of the game brought; brief: it came by itself, and goes again. */
  report = $state.raw<{ spans: Span[]; brief: boolean } | null>(null);
  /** The last report there is. */
  readonly lastReport = $derived.by(() => {
    const reports = (told: ToldEntry): Span[][] =>
      told.events.flatMap(({ report }) => (report ? [report] : []));
    const told = this.entries.findLast((one) => reports(one).length > 0);
    const spans = told && reports(told).at(-1);
    return spans ? { entry: told.entry, spans } : null;
  });
  private reported = $state<number | null>(null); // the entry of the last one that was looked at
  /** Whether one came that nobody has looked at: where nothing moves, none comes by itself. */
  readonly newReport = $derived.by(
    () => this.live && this.reported !== null && (this.lastReport?.entry ?? -1) > this.reported,
  );
  private learning = Promise.resolve(); // ends when they are: nothing is read aloud without them

  readonly game = $derived.by(() => this.table.facts?.game ?? "");
  readonly replay = $derived.by(() => this.table.facts?.kind === "replay");

  // What is shown: the present, or a moment of the past.
  readonly past = $derived.by(() => this.table.past);
  readonly live = $derived(this.past === null);
  readonly playback: Playback;
  readonly sight = $derived.by((): Sight | null =>
    this.past ? this.playback.sight : this.table.shown,
  );
  readonly view = $derived.by((): AnyView | null => this.sight?.view ?? null);
  private readonly actors = $derived.by(() => this.past?.actors ?? this.table.shown?.actors ?? []);
  readonly players = $derived.by(() =>
    playersOf(
      speech.speaker,
      this.game,
      // Nobody of a replay is at the table, so nobody is away from it.
      this.replay
        ? this.table.seats.map((seat) => ({ ...seat, connected: true }))
        : this.table.seats,
      this.live ? this.actors : [],
      (seat) => (this.face && this.view ? this.face.looks(this.view, seat) : seatLooks(seat)),
    ),
  );
  private readonly called = $derived.by(() => this.players.map((player) => player.called));
  private readonly names = $derived.by(() => this.players.map((player) => player.name));
  readonly words: Words = {
    get language() {
      return speech.speaker.language;
    },
    say: (message) =>
      speech.speaker.say(
        message,
        this.face?.byName?.test(message.id) ? this.names : this.called,
        this.table.seat,
      ),
    name: (name) => speech.speaker.t(name),
    t,
  };
  readonly legal = $derived.by(
    () => new LegalMoves(this.live && this.table.mine ? (this.table.shown?.legal ?? []) : []),
  );
  readonly scores = $derived.by(() =>
    this.past ? scoresOf(this.sight?.points ?? []) : (this.table.shown?.scores ?? []),
  );
  /** What the log says; of a replay as much as has been shown. */
  readonly entries = $derived.by((): readonly ToldEntry[] => {
    const { past, table, playback } = this;
    if (!this.replay || !past || !playback.toldEntry) return this.kept(table.entries);
    const eyes = past.viewpoint === table.seat; // others count otherwise
    const at = eyes
      ? past.told.entry
      : sameMoment(past.told.entry, past.last, table.entries.length);
    const before = table.entries.filter(({ entry }) => entry < at);
    return eyes ? [...before, playback.toldEntry] : before;
  });
  readonly over = $derived.by(() => this.table.latest?.over ?? false);

  private readonly basic = $derived.by((): Omit<BoardProps<AnyView>, "attempt"> | null => {
    const { table, view, words, past } = this;
    if (!view || !table.facts) return null;
    return {
      view,
      viewer: past ? past.viewpoint : table.seat,
      legal: this.legal,
      live: this.live,
      players: this.players,
      options: table.facts.options,
      words,
      showing: past ? this.playback.showing : table.showing,
      pointed: this.pointed,
      play: (moves) => table.play(moves),
      tryOut: (moves) => this.open(tryThere(api.sandbox(this.id, table.latest?.entry ?? 0), moves)),
      why: async (moves) => {
        const answer = await table.whyNot(moves);
        if (!answer?.rule) return null;
        const text = await reasonFor(this.game, answer.rule, answer.message, words);
        return { rule: answer.rule, text };
      },
      refuse: (reason) => toasts.add(reason.text, { rule: reason.rule, bad: true }),
      openRule: (rule) => rules.show(rule),
    };
  });

  /** What every component of the game is given. */
  readonly given = $derived.by(
    (): BoardProps<AnyView> | null =>
      this.basic && { ...this.basic, attempt: attempting(this.basic) },
  );

  readonly prompt = $derived.by(() => {
    const { past, playback } = this;
    if (past && (!playback.atLast || playback.showing)) return ""; // asked after all that is told
    const said = past?.prompt ?? this.table.shown?.prompt;
    return said ? this.words.say(said) : "";
  });
  readonly when = $derived.by(() =>
    [
      this.table.facts?.kind === "sandbox" ? t("table-sandbox") : "",
      this.replay ? t("table-replay") : "",
      this.face && this.view ? this.face.when(this.view, this.words) : "",
    ]
      .filter(Boolean)
      .join(" · "),
  );
  /** It is my move, on what is shown. */
  readonly mine = $derived.by(() => this.live && !this.legal.empty);
  readonly waiting = $derived.by(
    () => this.live && this.table.waitsForMe && this.table.seat !== null,
  );
  readonly telling = $derived.by((): ToldEvent | null => this.table.showing?.toldEvent ?? null);

  constructor(readonly id: string) {
    this.table = new TableStore(() => new WebSocket(socketAddress(id)), {
      pause: (toldEvent) => paced(this.face?.pause(toldEvent, this.players.length) ?? 0),
      together: (before, next) => this.face?.together?.(before, next) ?? false,
      tell: (toldEvents) => {
        this.face?.told?.(toldEvents, this.table.seat);
        const told = toldEvents.filter((toldEvent) => !toldEvent.told_by_next);
        void this.learning.then(() =>
          told.forEach(({ message }) => announcer.say(this.words.say(message))),
        );
      },
      report: (spans) => this.showReport(spans, true),
      missed: () => this.away.missed(),
      refused: (reply) => {
        if (reply.type === "refused") {
          const { rule, message } = reply;
          void reasonFor(this.game, rule, message, this.words).then((text) =>
            toasts.add(text, { rule, bad: true }),
          );
        } else if (reply.type === "error") {
          toasts.add(errorText(reply.code, reply.text), { bad: true });
        }
      },
      takenBack: (seat) => {
        if (seat !== this.table.seat)
          toasts.add(t("undone-by", { player: this.players[seat]?.called ?? "" }));
      },
      myTurn: () => {
        void sound("turn");
        announcer.say(t("your-turn"));
        void this.learning.then(() => {
          const { latest } = this.table;
          notify(t("your-turn"), latest ? this.words.say(latest.prompt) : "");
        });
      },
    });
    this.away = new Away(id, this.table);
    this.playback = new Playback(() => this.table.past, {
      // Not those of `players`: how they look is told by what this lays out.
      pause: (toldEvent) => this.face?.pause(toldEvent, this.table.seats.length) ?? 0,
      together: (before, next) => this.face?.together?.(before, next) ?? false,
    });

    $effect(() => {
      const { game } = this;
      if (!game) return;
      void loadFace(game).then((found) => (this.face = found));
      this.learning = speech
        .learn(game)
        .then(() => void (this.spoken = true), toasts.problem.bind(toasts));
    });

    $effect(() => {
      // What was reported before this visit is no news.
      if (this.table.latest) untrack(() => (this.reported ??= this.lastReport?.entry ?? -1));
    });

    $effect(() => {
      const { telling } = this;
      if (telling) void sound(this.face?.sound?.(telling) ?? null);
    });

    $effect(() => {
      const name = this.table.facts?.title ?? "Bakufu";
      document.title = this.table.waitsForMe ? `● ${t("your-turn")} · ${name}` : `${name} · Bakufu`;
    });
  }

  /** What a part of the game brought; `brief`: it came by itself, and goes again. */
  showReport(spans: Span[], brief = false): void {
    this.report = { spans, brief };
    this.sawReports();
  }

  sawReports(): void {
    this.reported = this.lastReport?.entry ?? -1;
  }

  /** Lights the place of a move on the board. */
  pointAt(move: string | null): void {
    this.pointed = move === null ? null : (this.face?.placeOfMove(move) ?? null);
  }

  /** Who only watches has to have a name before speaking; the socket is opened again under it. */
  async say(text: string, to: number | null): Promise<boolean> {
    if (this.table.seat === null && !this.named) {
      try {
        await api.callMe(settings.name.trim() || NAMELESS);
      } catch (error) {
        toasts.problem(error);
        return false;
      }
      this.named = true;
      this.table.reenter();
    }
    return this.table.say(text, to);
  }

  /** Goes to a table that is on its way. */
  async open(work: Promise<{ id: string }>): Promise<void> {
    try {
      const found = await work;
      router.go({ at: "table", id: found.id });
    } catch (error) {
      toasts.problem(error);
    }
  }
}
