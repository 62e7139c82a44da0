/** Milliseconds that requests took from the first byte sent to the last one received. */
export interface Timings {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  perSecond: number;
}

interface Bounds {
  clients: number;
  seconds: number;
  /** Requests at most, all clients together. */
  most: number;
}

/**
 * Asks from so many clients at once, each again as soon as it has been answered.
 * @param ask carries out the nth request, and may answer how long it took where not all of it is to be measured
 */
export async function timed(
  ask: (n: number, client: number) => Promise<number | undefined>,
  { clients, seconds, most }: Bounds,
): Promise<Timings> {
  const took: number[] = [];
  const since = performance.now();
  const until = since + seconds * 1000;
  let next = 0;
  const goOn = async (client: number) => {
    while (next < most && performance.now() < until) {
      const n = next;
      next += 1;
      const from = performance.now();
      const measured = await ask(n, client);
      took.push(measured ?? performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => goOn(client)));
  return timingsOf(took, performance.now() - since);
}

/** @param took milliseconds of each request @param inAll milliseconds in which all of them were answered: one by one */
export function timingsOf(took: readonly number[], inAll = took.reduce((a, b) => a + b, 0)): Timings {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { count: took.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: took.length / (inAll / 1000) };
}
