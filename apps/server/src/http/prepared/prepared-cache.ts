import type { PreparedAnswer } from './prepared-answer.ts';

interface Entry {
  key: string;
  answer: PreparedAnswer;
  madeAt: number;
  /** The addresses under which it was asked for. */
  spellings: readonly string[];
}

interface Options {
  /** Milliseconds for which an answer is sent. */
  freshFor: number;
  maxBytes?: number;
  maxEntries?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers that are the same for everyone. */
    preparedAnswers: PreparedCache;
  }
}

/** Longer addresses are read anew each time: what people click on is shorter. */
const longestSpelling = 512;
const mostSpellings = 8;
/** What the maps and the objects of an entry, and of one of its addresses, occupy beside their texts; rounded up. */
const entryOverhead = 512;
const spellingOverhead = 128;

/**
 * Prepared answers, one for each question however it is spelled, made at most once per `freshFor` milliseconds however
 * many ask: under load a busy listing costs one query a second, and no shopper sees anything older than that. Nothing is
 * invalidated, so two server processes need not tell each other anything.
 *
 * Whoever asks can neither fill it nor keep anything in it: number and bytes are bounded, everything counts, and what is
 * stale goes when the next answer comes.
 */
export class PreparedCache {
  /** In the order in which they were made. */
  readonly #entries = new Map<string, Entry>();
  readonly #spellings = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<PreparedAnswer>>();
  readonly #standing = new Map<string, () => PreparedAnswer | undefined>();
  readonly #freshFor: number;
  readonly #maxBytes: number;
  readonly #maxEntries: number;
  #bytes = 0;

  constructor({ freshFor, maxBytes = 64 * 2 ** 20, maxEntries = 5000 }: Options) {
    this.#freshFor = freshFor;
    this.#maxBytes = maxBytes;
    this.#maxEntries = maxEntries;
  }

  /** What it holds; bytes are those of everything in it. */
  get size(): { entries: number; spellings: number; bytes: number } {
    return { entries: this.#entries.size, spellings: this.#spellings.size, bytes: this.#bytes };
  }

  /** The fresh answer that was given at this very address before. */
  at(address: string): PreparedAnswer | undefined {
    const entry = this.#spellings.get(address);
    return entry ? this.#freshOf(entry) : this.#standing.get(address)?.();
  }

  /** The answer that is there already, if it is fresh. */
  ready(key: string): PreparedAnswer | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#freshOf(entry);
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
    this.#drop(entry);
    this.#keep({ ...entry, spellings: [...entry.spellings, address].slice(-mostSpellings) });
  }

  /** Makes the answer anew, once for all who ask meanwhile. Only successes are kept. */
  make(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    const pending = this.#making.get(key) ?? this.#make(key, make);
    this.#making.set(key, pending);
    return pending;
  }

  async #make(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
    // The age counts from before the read: an answer is never older than `freshFor`.
    const madeAt = performance.now();
    try {
      const answer = await make();
      const old = this.#entries.get(key);
      // Behind the others: the order is that of making.
      this.#drop(old);
      this.#keep({ key, answer, madeAt, spellings: old?.spellings ?? [] });
      return answer;
    } finally {
      this.#making.delete(key);
    }
  }

  #freshOf({ madeAt, answer }: Entry): PreparedAnswer | undefined {
    return performance.now() - madeAt < this.#freshFor ? answer : undefined;
  }

  #keep(entry: Entry): void {
    this.#entries.set(entry.key, entry);
    for (const address of entry.spellings) this.#spellings.set(address, entry);
    this.#bytes += bytesOf(entry);
    // Away with what is stale, and with the oldest of what is too much.
    for (const oldest of this.#entries.values()) {
      const fits = this.#bytes <= this.#maxBytes && this.#entries.size <= this.#maxEntries;
      if (fits && this.#freshOf(oldest)) break;
      this.#drop(oldest);
    }
  }

  #drop(entry: Entry | undefined): void {
    if (!entry || !this.#entries.delete(entry.key)) return;
    for (const address of entry.spellings) this.#spellings.delete(address);
    this.#bytes -= bytesOf(entry);
  }
}

/** Two bytes a character at most. */
function bytesOf({ key, answer, spellings }: Entry): number {
  const texts = [key, ...spellings].reduce((sum, text) => sum + spellingOverhead + 2 * text.length, 0);
  return entryOverhead + answer.bytes + texts;
}
