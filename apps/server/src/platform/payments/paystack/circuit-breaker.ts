interface Options {
  /** Failures in a row after which it opens. */
  failures: number;
  /** Milliseconds it stays open before one call may try. */
  pause: number;
  clock: () => number;
}

/** Keeps callers from waiting for a provider that does not answer, and the provider from being stormed when it wakes. */
export class CircuitBreaker {
  readonly #options: Options;
  #failed = 0;
  #closedFrom = Number.NEGATIVE_INFINITY;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Whether a call may be made now. After the pause one may, and the rest wait for how it ends. */
  allows(): boolean {
    const { failures, pause, clock } = this.#options;
    if (this.#failed < failures) return true;
    if (clock() < this.#closedFrom) return false;
    this.#closedFrom = clock() + pause;
    return true;
  }

  succeeded(): void {
    this.#failed = 0;
  }

  failed(): void {
    const { pause, clock } = this.#options;
    this.#failed += 1;
    this.#closedFrom = clock() + pause;
  }
}
