/**
 * What is typed at a table, and what is answered: moves, questions, and a few things to be done. A move that was typed is
 * one of the legal ones that the page was given; about any other the server is asked why it is not possible.
 */
import { tick } from "svelte";
import type { GameClient } from "../../games/game";
import type { LineClient, LineQuestion } from "../../games/line";
import { translator, type Say } from "../i18n.svelte";
import type { Reason } from "../livePlay.svelte";
import { includesMove, MoveSet, sameMove, type Move } from "../moves";
import type { Play } from "../play";
import { completionsOf, type Completion } from "./completions";
import { meaningOf, type Meaning, type MoveLanguage } from "./meaning";
import { moveLanguageOf } from "./moveLanguage";
import { nearest } from "./nearest";
import { flatText, wordList, wordsOf } from "./plainWords";
import { askedBy, type Askable } from "./questions";

/** A play about which one can type: at a live table, in a lesson, or of a moment that is only looked at. */
export interface TypedPlay extends Play {
  /** Whether moves are on their way to the server. */
  readonly sending?: boolean;
  /** Why a move is not possible now; null if it is, or if another decision is open by then. */
  reasonFor(move: Move): Promise<Reason | null>;
}

/** What the line gets to know about the table besides the play, and may do there. */
export interface LineTable {
  /** What is asked now, in words. */
  readonly prompt: string;
  /** What the others did since one's own last turn, a sentence each. */
  readonly recap: readonly string[];
  /** The last sentences of the log, the newest last. */
  readonly log: readonly string[];
  /** Whose turn it is, and who plays. */
  readonly who: string;
  /** The time that is left; empty if there is no clock. */
  readonly clock: string;
  /** What else can be answered to what is asked: buttons of the prompt, by what they say. */
  readonly buttons: readonly { label: string; press: () => void; primary?: boolean; disabled?: boolean }[];
  /** Takes the last move back, or asks for it; false if there is none. */
  undo(): boolean;
  /** Asks for a hint; false if there are none. */
  hint(): boolean;
  /** Opens the book of rules. */
  read(rule: string): void;
  close(): void;
}

export interface Entry {
  readonly id: number;
  readonly typed: string;
  readonly lines: readonly string[];
  /** A rule that can be read about it. */
  readonly rule: string | null;
  /** Whether something was not possible or not understood. */
  readonly refused: boolean;
}

/** What a line is answered with. */
interface Answer {
  lines: readonly string[];
  rule?: string | null;
  refused?: boolean;
}

/** Things to do that are no moves, and questions that every game answers. */
const COMMANDS = ["confirm", "clear", "undo", "hint", "close"] as const;
const GENERAL = ["help", "moves", "prompt", "who", "last", "log", "time"] as const;
/** Those behind which anything can stand. */
const OPEN = ["why", "rule"] as const;

/** Upper bound of the answers that stay to be read again, and of the lines that can be typed again. */
const KEPT = 50;
/** Upper bound of the moves that are named in one answer. */
const MOST_NAMED = 9;
const MOST_LISTED = 24;
const MOST_NEAR = 3;
const RULE = /^[a-z]{2}-\d+$/i;

/** Waits until something holds. */
function until(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (!holds()) return;
        queueMicrotask(() => stop());
        done();
      });
    });
  });
}

export class Conversation {
  entries = $state.raw<readonly Entry[]>([]);
  /** What was typed, the newest last. */
  history: readonly string[] = [];
  /** Among which moves the player was asked to choose. */
  #asked: readonly Move[] = [];
  #count = 0;
  readonly #say = translator("line");
  readonly #gameSay: Say;

  constructor(
    readonly play: TypedPlay,
    readonly game: GameClient,
    readonly client: LineClient | null,
    readonly table: LineTable,
    /** Shows and says an answer. */
    readonly tell: (entry: Entry) => void,
  ) {
    this.#gameSay = translator(game.id);
  }

  readonly #language = $derived.by((): MoveLanguage<Move> => moveLanguageOf(this.game, this.client, () => this.play.settled));

  readonly #questions = $derived.by((): Askable[] => {
    const general = [...COMMANDS, ...GENERAL].map((id) => ({ id, words: wordList(this.#say(`words-${id}`)), subjects: undefined }));
    const open = OPEN.map((id) => ({ id, words: wordList(this.#say(`words-${id}`)), subjects: undefined, open: true }));
    const own = (this.client?.questions ?? []).map((question) => ({
      id: question.id,
      words: wordList(this.#gameSay(`question-${question.id}`)),
      subjects: question.subjects?.(this.play, this.#gameSay),
    }));
    return [...own, ...open, ...general];
  });

  /** The moves that can be typed now: those that go with what is chosen, those instead of it, and what is chosen. */
  get #possible(): Move[] {
    const { more, legal, chosen } = this.play;
    return [...new MoveSet([...more, ...legal, ...(this.client?.offered?.(this.play) ?? []), ...chosen])];
  }

  /** What can be typed now, to be completed: moves, then questions. */
  completions(typed: string, most: number): Completion<string>[] {
    const verbs = new Map(this.#language.vocabulary.kinds.map(({ kind, verbs: phrases }) => [kind, phrases.map(({ written }) => written.join(" ")).join(" ")]));
    const moves = this.#possible.map((move) => {
      const text = this.#label(move);
      return { text, also: [move.text, `${verbs.get(move.kind) ?? ""} ${text}`], thing: text };
    });
    const questions = this.#questions.flatMap(({ words, subjects, id }) => {
      const [first = "", ...others] = words;
      const alone = { text: first, also: others, thing: first };
      if (OPEN.some((each) => each === id)) return [];
      const about = (subjects ?? []).map(({ names }) => {
        const [name = "", ...also] = names;
        const text = `${first} ${name}`;
        return { text, also: words.flatMap((word) => [name, ...also].map((each) => `${word} ${each}`)), thing: text };
      });
      return [alone, ...about];
    });
    return completionsOf(typed, wordsOf(typed).length ? [...moves, ...questions] : [...moves, ...questions.filter(({ text }) => !text.includes(" "))], most);
  }

  /** Answers a line. Several things may be typed at once, with commas between them. */
  async submit(typed: string): Promise<void> {
    const text = typed.trim();
    if (text && this.history.at(-1) !== text) this.history = [...this.history, text].slice(-KEPT);
    await until(() => !this.play.pending && !this.play.sending);
    const parts = text.split(/[,;]/).map((part) => part.trim()).filter(Boolean);
    if (parts.length < 2 || this.#isOne(text)) return this.#enter(text, await this.#answer(text));
    for (const part of parts) {
      const answer = await this.#answer(part);
      this.#enter(part, answer);
      if (answer.refused) return;
    }
  }

  /** Whether a line with commas in it is a single thing: three colours, say. */
  #isOne(text: string): boolean {
    const meaning = this.#meaning(text);
    return meaning.is === "move" || (meaning.is === "several" && this.#meaning(text.split(/[,;]/)[0]!).is !== "move");
  }

  #enter(typed: string, { lines, rule = null, refused = false }: Answer): void {
    this.#count += 1;
    const entry = { id: this.#count, typed, lines: lines.map((line) => line.replaceAll("**", "")), rule, refused };
    this.entries = [...this.entries, entry].slice(-KEPT);
    this.tell(entry);
  }

  #meaning(text: string): Meaning<Move> {
    return meaningOf(text, this.#possible, this.#language);
  }

  async #answer(text: string): Promise<Answer> {
    const asked = this.#asked;
    this.#asked = [];
    if (!text) return { lines: [this.table.prompt] };
    if (/^\d+$/.test(text) && asked[Number(text) - 1]) return this.#make(asked[Number(text) - 1]!);
    const question = text.startsWith("?") ? text.slice(1).trim() : text;
    if (!question) return { lines: this.#help() };
    if (RULE.test(question)) return this.#openRule(question);
    const found = askedBy(question, this.#questions, this.#language.vocabulary.fillers);
    // "route" is a question, but "route Ulm left" may be a move.
    const vague = found !== null && found.rest !== "" && !found.about.length && !OPEN.some((id) => id === found.id);
    if (found && (!vague || this.#meaning(question).is === "unknown")) return this.#reply(found.id, found.rest, found.about);
    const button = this.table.buttons.find(({ label, disabled }) => !disabled && flatText(label) === flatText(text));
    if (button) return this.#press(button);
    return text.startsWith("?") ? this.#why(question) : this.#move(text);
  }

  async #move(text: string): Promise<Answer> {
    const meaning = this.#meaning(text);
    switch (meaning.is) {
      case "move":
        return this.#make(meaning.move);
      case "several":
        return this.#which(meaning.moves);
      case "impossible":
        return this.#make(meaning.move, false);
      case "unknown":
        return this.#unknown(text);
    }
  }

  /** Presses a button of the prompt. */
  async #press({ label, press }: { label: string; press: () => void }): Promise<Answer> {
    press();
    await tick();
    return { lines: [this.#say("made", { move: label })] };
  }

  /** Several moves fit: the player says which, by its number or by more words. */
  #which(moves: readonly Move[]): Answer {
    const named = moves.slice(0, MOST_NAMED);
    this.#asked = named;
    const more = moves.length - named.length;
    const lines = named.map((move, at) => `${at + 1}: ${this.#label(move)}`);
    return { lines: [this.#say("which"), ...lines, ...(more ? [this.#say("which-more", { count: more })] : [])], refused: true };
  }

  #unknown(text: string): Answer {
    const offered = this.completions("", Infinity).concat(this.#subjects());
    const near = nearest(text, offered, ({ text: each, also }) => [each, ...also].join(" "), MOST_NEAR);
    const lines = [this.#say("unknown", { typed: text })];
    return { lines: [...lines, near.length ? this.#say("nearest", { these: near.map((each) => this.#quoted(each.text)).join(", ") }) : this.#say("unknown-help")], refused: true };
  }

  #subjects(): Completion<string>[] {
    return this.#questions.flatMap(({ words, subjects }) => (subjects ?? []).map(({ names }) => ({ text: `${words[0]} ${names[0]}`, also: [], thing: "" })));
  }

  #quoted(text: string): string {
    return this.#say("quoted", { text });
  }

  #label(move: Move): string {
    return this.game.label(move, this.#gameSay, this.play.settled);
  }

  async #make(move: Move, possible = true): Promise<Answer> {
    const { play, game } = this;
    const role = game.roles[move.kind];
    const gathering = play.chosen.some((made) => game.roles[made.kind] !== undefined);
    if (role === "done" && gathering && play.ready) return this.#send(play.chosen.map((made) => this.#label(made)).join(", "));
    // What was looked into may be marked as if it were asked; but nothing is decided there.
    if (!possible || !play.asked || play.decision === null) return this.#refusal(move);
    if (role && role !== "done") return this.#gather(move);
    const before = play.decision;
    play.choose(move);
    play.confirm();
    return this.#made(before, this.#label(move));
  }

  /** Adds one of several things that are sent together. */
  async #gather(move: Move): Promise<Answer> {
    const { play } = this;
    const label = this.#label(move);
    if (includesMove(play.chosen, move) && !play.more.has(move)) return { lines: [this.#say("chosen-already", { move: label }), this.#ready()] };
    if (!this.client?.choose?.(play, move)) play.choose(move);
    await until(() => !play.pending);
    const chosen = play.chosen.some((made) => sameMove(made, move));
    return chosen ? { lines: [this.#say("chosen", { move: label }), this.#ready()] } : { lines: [this.#say("not-chosen", { move: label })], refused: true };
  }

  /** What stands to be sent, or is still to be chosen. */
  #ready(): string {
    return [this.table.prompt, this.play.ready ? this.#say("to-send", { word: wordList(this.#say("words-confirm"))[0]! }) : ""].filter(Boolean).join(" ");
  }

  async #send(label: string): Promise<Answer> {
    const before = this.play.decision;
    this.play.confirm();
    return this.#made(before, label);
  }

  /** What came of a move that was sent. */
  async #made(before: number | null, label: string): Promise<Answer> {
    const { play } = this;
    await until(() => !play.pending && !play.sending);
    if (play.decision !== before || !play.asked) return { lines: [this.#say("made", { move: label })] };
    return { lines: [this.#say("not-made", { move: label })], refused: true };
  }

  async #refusal(move: Move): Promise<Answer> {
    const why = await this.play.reasonFor(move);
    return why ? { lines: [why.sentence], rule: why.rule, refused: true } : { lines: [this.#say("gone")], refused: true };
  }

  async #why(text: string): Promise<Answer> {
    const meaning = this.#meaning(text);
    if (meaning.is === "unknown") return this.#unknown(text);
    if (meaning.is === "impossible") return this.#refusal(meaning.move);
    const moves = meaning.is === "move" ? [meaning.move] : meaning.moves;
    return { lines: [this.#say("possible", { move: moves.slice(0, MOST_NAMED).map((move) => this.#label(move)).join("; ") })] };
  }

  #openRule(rule: string): Answer {
    const known = RULE.test(rule) ? rule.toUpperCase() : "";
    this.table.read(known);
    return { lines: [known ? this.#say("opened", { rule: known }) : this.#say("opened-rules")] };
  }

  async #reply(id: string, rest: string, about: readonly string[]): Promise<Answer> {
    const own = this.client?.questions.find((question) => question.id === id);
    if (own) return this.#inform(own, rest, about);
    const { play, table } = this;
    switch (id) {
      case "why":
        return this.#why(rest);
      case "rule":
        return this.#openRule(rest);
      case "confirm":
        if (!play.chosen.length) {
          const main = table.buttons.find(({ primary, disabled }) => primary && !disabled);
          return main ? this.#press(main) : { lines: [this.#say("nothing-chosen"), table.prompt], refused: true };
        }
        if (!play.ready) return { lines: [this.#say("not-ready"), table.prompt], refused: true };
        return this.#send(play.chosen.map((move) => this.#label(move)).join(", "));
      case "clear":
        play.clear();
        return { lines: [this.#say("cleared"), table.prompt] };
      case "undo":
        if (!table.undo()) return { lines: [this.#say("no-undo")], refused: true };
        await tick();
        return { lines: [table.prompt] };
      case "hint":
        return table.hint() ? { lines: [this.#say("hinting")] } : { lines: [this.#say("no-hint")], refused: true };
      case "close":
        table.close();
        return { lines: [this.#say("closed")] };
      case "moves":
        return { lines: this.#moves() };
      case "prompt":
        return { lines: [table.prompt] };
      case "who":
        return { lines: [table.who] };
      case "last":
        return { lines: table.recap.length ? table.recap : [this.#say("last-none")] };
      case "log":
        return { lines: table.log };
      case "time":
        return { lines: [table.clock || this.#say("no-clock")] };
      default:
        return { lines: this.#help() };
    }
  }

  #inform(question: LineQuestion, rest: string, about: readonly string[]): Answer {
    if (rest && !about.length) {
      const subjects = question.subjects?.(this.play, this.#gameSay) ?? [];
      const near = nearest(rest, subjects, ({ names }) => names.join(" "), MOST_NEAR);
      const lines = [this.#say("no-subject", { typed: rest })];
      return { lines: near.length ? [...lines, this.#say("nearest", { these: near.map(({ names }) => this.#quoted(names[0] ?? "")).join(", ") })] : lines, refused: true };
    }
    const answers = (about.length ? about : [undefined]).map((subject) => question.answer(this.play, this.#gameSay, subject));
    return { lines: answers.flat() };
  }

  #moves(): string[] {
    const moves = this.#possible;
    if (!moves.length) return [this.#say("no-moves"), this.table.prompt];
    const named = moves.slice(0, MOST_LISTED).map((move) => this.#label(move));
    return [this.#say("moves-count", { count: moves.length }), ...named, ...(moves.length > named.length ? [this.#say("which-more", { count: moves.length - named.length })] : [])];
  }

  /** What is asked, what could be answered, and what can be asked. */
  #help(): string[] {
    const examples = this.#possible.slice(0, 3).map((move) => this.#quoted(this.#label(move)));
    const questions = this.#questions.map(({ words }) => words[0]).filter(Boolean).join(", ");
    return [this.table.prompt, ...(examples.length ? [this.#say("help-moves", { examples: examples.join(", ") })] : []), this.#say("help-questions", { questions })];
  }
}

