import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

/** What was counted in a run, in no more memory after an hour than after a minute. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #latencies = new Map<string, RecordableHistogram>();
  /** Things that must never happen, in words; the first of them only. */
  readonly violations: string[] = [];
  violationCount = 0;

  count(group: string, name: string, by = 1): void {
    const names = this.#counts.get(group) ?? new Map<string, number>();
    names.set(name, (names.get(name) ?? 0) + by);
    this.#counts.set(group, names);
  }

  /** Milliseconds that an answer took. */
  took(what: string, milliseconds: number): void {
    const histogram = this.#latencies.get(what) ?? createHistogram();
    histogram.record(Math.max(1, Math.round(milliseconds)));
    this.#latencies.set(what, histogram);
  }

  violated(what: string): void {
    this.violationCount += 1;
    if (this.violations.length < 50) this.violations.push(what);
  }

  of(group: string, name: string): number {
    return this.#counts.get(group)?.get(name) ?? 0;
  }

  sumOf(group: string): number {
    return [...(this.#counts.get(group)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  /** By group and name, in the order of the names. */
  counts(): Record<string, Record<string, number>> {
    const sorted = (names: Map<string, number>) =>
      Object.fromEntries([...names].sort(([a], [b]) => a.localeCompare(b)));
    return Object.fromEntries([...this.#counts].map(([group, names]) => [group, sorted(names)]));
  }

  latencies(): { what: string; count: number; p50: number; p99: number; max: number }[] {
    return [...this.#latencies].map(([what, histogram]) => ({
      what,
      count: histogram.count,
      p50: histogram.percentile(50),
      p99: histogram.percentile(99),
      max: histogram.max,
    }));
  }
}
