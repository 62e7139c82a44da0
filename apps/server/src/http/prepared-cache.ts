import type { PreparedAnswer } from './prepared-answer.ts';

interface Entry {
  answer: PreparedAnswer;
  madeAt: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The answers that are the same for everyone, by address. */
    preparedAnswers: PreparedCache;
  }
}

/**
 * Prepared answers by address, each made at most once per `freshFor` milliseconds however many ask: under load a busy
 * listing costs one query a second, and no shopper sees anything older than that. Nothing is invalidated, so two server
 * processes need not tell each other anything.
 */
export class PreparedCache {
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<PreparedAnswer>>();
  readonly #standing = new Map<string, () => PreparedAnswer | undefined>();
  readonly #freshFor: number;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ freshFor, maxBytes = 64 * 2 ** 20 }: { freshFor: number; maxBytes?: number }) {
    this.#freshFor = freshFor;
    this.#maxBytes = maxBytes;
  }

  /** The answer that is there already, if it is fresh. */
  ready(key: string): PreparedAnswer | undefined {
    const entry = this.#entries.get(key);
    if (entry) return performance.now() - entry.madeAt < this.#freshFor ? entry.answer : undefined;
    return this.#standing.get(key)?.();
  }

  /** An answer that somebody else keeps fresh. */
  stand(key: string, find: () => PreparedAnswer | undefined): void {
    this.#standing.set(key, find);
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
      this.#store(key, { answer, madeAt });
      return answer;
    } finally {
      this.#making.delete(key);
    }
  }

  #store(key: string, entry: Entry): void {
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.answer.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.answer.bytes;
  }
}
