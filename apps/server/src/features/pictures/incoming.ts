/** Files that this process holds in memory while they come in and are worked on: two hundred at once would be a gigabyte. */
const mostOfAll = 40;
/** A browser sends three at a time; a member may use two. */
const mostOfOne = 8;

/** What is coming in, by who sends it. */
export class Incoming {
  readonly #of = new Map<string, number>();
  #all = 0;

  /** Takes one more while `work` lasts; null when there are too many. */
  async take<T>(userId: string, work: () => Promise<T>): Promise<T | null> {
    const own = this.#of.get(userId) ?? 0;
    if (this.#all >= mostOfAll || own >= mostOfOne) return null;
    this.#count(userId, 1);
    try {
      return await work();
    } finally {
      this.#count(userId, -1);
    }
  }

  #count(userId: string, one: 1 | -1): void {
    this.#all += one;
    const own = (this.#of.get(userId) ?? 0) + one;
    if (own === 0) this.#of.delete(userId);
    else this.#of.set(userId, own);
  }
}
