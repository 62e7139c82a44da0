import { setImmediate as endOfTurn } from 'node:timers/promises';

/** What one look-up is asked at most. */
const mostAtOnce = 200;

interface Asking<Q, A> {
  question: Q;
  rows: string;
  answered: (answer: A) => void;
  failed: (error: unknown) => void;
}

/**
 * Asks for many things at once: while one look-up is under way, whoever comes waits for the next, together. However many
 * ask, they take one connection to the database.
 */
export class LookUps<Q, A> {
  readonly #read: (questions: readonly Q[], rows: readonly string[]) => Promise<readonly A[]>;
  #waiting: Asking<Q, A>[] = [];
  #isUnderWay = false;

  /** @param read answers in the order of the questions, each with the rows that it is asked about */
  constructor(read: (questions: readonly Q[], rows: readonly string[]) => Promise<readonly A[]>) {
    this.#read = read;
  }

  /** Asks a question whenever it is called. Keeps nothing alive but the question. */
  of(question: Q): (rows: string) => Promise<A> {
    return (rows) => this.ask(question, rows);
  }

  /** The answer is never older than this call. */
  ask(question: Q, rows = ''): Promise<A> {
    const { promise, resolve: answered, reject: failed } = Promise.withResolvers<A>();
    this.#waiting.push({ question, rows, answered, failed });
    if (!this.#isUnderWay) void this.#readOn();
    return promise;
  }

  async #readOn(): Promise<void> {
    this.#isUnderWay = true;
    // Whoever asks in the same turn of the event loop comes along.
    await endOfTurn();
    while (this.#waiting.length > 0) {
      const asking = this.#waiting.splice(0, mostAtOnce);
      try {
        const answers = await this.#read(
          asking.map(({ question }) => question),
          asking.map(({ rows }) => rows),
        );
        asking.forEach(({ answered }, index) => void answered(answers[index] as A));
      } catch (error) {
        for (const { failed } of asking) failed(error);
      }
    }
    this.#isUnderWay = false;
  }
}
