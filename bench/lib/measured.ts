export interface Measured {
  name: string;
  /** Per second, medians. */
  shop: number;
  limit: number;
  /** Median of the ratios of each round. */
  ratio: number;
  /** The least ratio that is promised; none where there is only something to compare. */
  promised?: number;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Pair {
  name: string;
  promised?: number;
  rounds: number;
  /** Both answer with a rate a second. */
  limit: () => Promise<number>;
  shop: () => Promise<number>;
}

/** The limit and the shop take turns, so that whatever else the machine does meets both. Tells at once what came out. */
export async function measureInTurn({ name, promised, rounds, limit, shop }: Pair): Promise<Measured> {
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await limit(), await shop()]);
  const measured = {
    name,
    limit: median(pairs.map(([rate]) => rate)),
    shop: median(pairs.map(([, rate]) => rate)),
    ratio: median(pairs.map(([most, rate]) => rate / most)),
    ...(promised !== undefined && { promised }),
  };
  console.error(`${name}: ${measured.shop.toFixed(0)}, ${measured.ratio.toFixed(2)} of ${measured.limit.toFixed(0)}`);
  return measured;
}

/** Prints what was measured. @returns how many promises were missed */
export function printMeasured(measured: readonly Measured[]): number {
  const row = (...cells: string[]) =>
    console.log(cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(28))).join(''));
  row('', 'limit', 'Ọjà', 'ratio', 'promised');
  for (const { name, limit, shop, ratio, promised } of measured) {
    const least = promised === undefined ? '' : `≥ ${promised.toFixed(2)}`;
    row(name, limit.toFixed(0), shop.toFixed(0), ratio.toFixed(2), least);
  }
  const missed = measured.filter(({ ratio, promised = 0 }) => !(ratio >= promised));
  console.log(missed.length ? `\nMissed: ${missed.map(({ name }) => name).join(', ')}` : '\nAll as promised.');
  return missed.length;
}
