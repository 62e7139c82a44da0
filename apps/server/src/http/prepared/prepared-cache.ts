import type { PreparedAnswer } from './prepared-answer.ts';
import { ShownRows } from './shown-rows.ts';

interface Entry {
  readonly key: string;
  answer: PreparedAnswer;
  madeAt: number;
  /** Since when it is known to be true. */
  trueAt: number;
  /** Of what it shows, as it was before that was read; none if nobody can tell, or if it is another by now. */
  version: string | undefined;
  /** The rows that it shows beside what its question says: see `ShownRows`. */
  readonly rows: string;
  readonly lookUp: LookUp | undefined;
  /** Somebody asks already whether it is still true. */
  renewing: Promise<PreparedAnswer | undefined> | undefined;
  /** The addresses under which it was asked for. */
  spellings: readonly string[];
  /** What was counted for it. */
  bytes: number;
}

interface Options {
  /** Milliseconds for which an answer is sent unasked. */
  freshFor: number;
  maxBytes: number;
}

/**
 * Tells the present version of what an answer shows: another text after each change of it. Undefined if it is not there.
 * Of rows besides, the version of the question, a blank, and theirs.
 */
export type LookUp = (rows: string) => Promise<string | undefined>;

/** Makes an answer, and notes the rows that it shows and no question says. */
export type Make = (shown: ShownRows) => Promise<PreparedAnswer>;

/** An answer, or the wait for whether it is still true: undefined if it is not. */
export type Kept = PreparedAnswer | Promise<PreparedAnswer | undefined>;

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers that are the same for everyone. */
    preparedAnswers: PreparedCache;
  }
}

/** Longer addresses are read anew each time: what people click on is shorter. */
const longestSpelling = 512;
const mostSpellings = 8;
/** What the maps and the objects of an entry, and of one of its addresses, occupy beside their texts: measured, see `prepared-memory.test.ts`. */
const entryOverhead = 512;
const spellingOverhead = 128;
/** No version is believed for longer than ten minutes, and what nobody asked for so long goes. Milliseconds. */
const longestLife = 600_000;

/**
 * Prepared answers, one for each question however it is spelled. For `freshFor` milliseconds an answer is sent unasked;
 * then the version of what it shows is looked up, and while that is the same, so is the answer. One without a version is
 * made anew. Either happens once however many ask, and no shopper sees anything that was older than `freshFor` when it
 * was asked for. Nothing is told to anybody, so two server processes need not know of each other.
 *
 * Whoever asks can neither fill it nor keep anything in it: its bytes are bounded, everything counts, and what was asked for longest ago
 * goes first. What is not true any more stays till then: made anew, it may be the same bytes, encoded already.
 */
export class PreparedCache {
  /** In the order in which they were last found to be true. */
  readonly #entries = new Map<string, Entry>();
  readonly #spellings = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<PreparedAnswer>>();
  readonly #standing = new Map<string, () => PreparedAnswer | undefined>();
  readonly #freshFor: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ freshFor, maxBytes }: Options) {
    this.#freshFor = freshFor;
    this.#maxBytes = maxBytes;
  }

  /** What it holds; bytes are those of everything in it. */
  get size(): { entries: number; spellings: number; bytes: number } {
    return { entries: this.#entries.size, spellings: this.#spellings.size, bytes: this.#bytes };
  }

  /** What was answered at this very address before. */
  at(address: string): Kept | undefined {
    const entry = this.#spellings.get(address);
    return entry ? this.#keptOf(entry) : this.#standing.get(address)?.();
  }

  /** What was answered to this question before. */
  ready(key: string): Kept | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#keptOf(entry);
  }

  /** The answer that somebody is waiting for already. */
  pending(key: string): Promise<PreparedAnswer> | undefined {
    return this.#making.get(key);
  }

  /** An answer that somebody else keeps fresh. */
  stand(address: string, find: () => PreparedAnswer | undefined): void {
    this.#standing.set(address, find);
  }

  /** From now on `at` finds the answer under this address, too. The oldest of too many spellings is forgotten. */
  spell(address: string, key: string): void {
    const entry = this.#entries.get(key);
    if (!entry || address.length > longestSpelling || this.#spellings.has(address)) return;
    const spellings = [...entry.spellings, address];
    for (const forgotten of spellings.splice(0, spellings.length - mostSpellings)) this.#spellings.delete(forgotten);
    entry.spellings = spellings;
    this.#spellings.set(address, entry);
    this.#count(entry);
  }

  /** Makes the answer anew, once for all who ask meanwhile. Only successes are kept. */
  make(key: string, make: Make, lookUp?: LookUp): Promise<PreparedAnswer> {
    const pending = this.#making.get(key) ?? this.#make(key, make, lookUp);
    this.#making.set(key, pending);
    return pending;
  }

  async #make(key: string, make: Make, lookUp: LookUp | undefined): Promise<PreparedAnswer> {
    // The age counts from before the read, and the version is that of before it: what changes meanwhile is found out. Rows
    // that are noted have the version that was read.
    const trueAt = performance.now();
    try {
      const before = await lookUp?.('').catch(() => undefined);
      const shown = new ShownRows();
      const made = await make(shown);
      const rows = shown.names;
      const version = before === undefined || rows === '' ? before : `${before} ${shown.version}`;
      const old = this.#entries.get(key);
      const answer = old?.answer.etag === made.etag ? old.answer : made;
      this.#drop(old);
      const spellings = old?.spellings ?? [];
      this.#keep({
        key,
        answer,
        madeAt: trueAt,
        trueAt,
        version,
        rows,
        lookUp,
        renewing: undefined,
        spellings,
        bytes: 0,
      });
      return answer;
    } finally {
      this.#making.delete(key);
    }
  }

  #keptOf(entry: Entry): Kept | undefined {
    const now = performance.now();
    if (now - entry.trueAt < this.#freshFor) return entry.answer;
    if (entry.version === undefined || now - entry.madeAt >= longestLife) return undefined;
    entry.renewing ??= this.#renew(entry).finally(() => {
      entry.renewing = undefined;
    });
    return entry.renewing;
  }

  async #renew(entry: Entry): Promise<PreparedAnswer | undefined> {
    const since = performance.now();
    const version = await entry.lookUp?.(entry.rows).catch(() => undefined);
    if (version !== entry.version) entry.version = undefined;
    if (entry.version === undefined) return undefined;
    entry.trueAt = since;
    if (this.#entries.get(entry.key) === entry) {
      // Behind the others.
      this.#entries.delete(entry.key);
      this.#entries.set(entry.key, entry);
    }
    return entry.answer;
  }

  #keep(entry: Entry): void {
    this.#entries.set(entry.key, entry);
    for (const address of entry.spellings) this.#spellings.set(address, entry);
    entry.answer.onResize = () => this.#count(entry);
    this.#count(entry);
  }

  /** Counts what it occupies now. Away then with what is too old, and with the oldest of what is too much. */
  #count(entry: Entry): void {
    const bytes = bytesOf(entry);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    const now = performance.now();
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#maxBytes && now - oldest.trueAt < longestLife) break;
      this.#drop(oldest);
    }
  }

  #drop(entry: Entry | undefined): void {
    if (!entry || !this.#entries.delete(entry.key)) return;
    for (const address of entry.spellings) this.#spellings.delete(address);
    entry.answer.onResize = undefined;
    this.#bytes -= entry.bytes;
  }
}

/** Two bytes a character at most. */
function bytesOf({ key, answer, version = '', rows, spellings }: Entry): number {
  const texts = [key, version, rows, ...spellings].reduce((sum, text) => sum + spellingOverhead + 2 * text.length, 0);
  return entryOverhead + answer.bytes + texts;
}
