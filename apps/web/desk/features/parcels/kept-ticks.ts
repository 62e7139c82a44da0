import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** Parcels whose ticks are kept: those of a few days. The oldest go first. */
const MOST = 200;

/** Lines that were taken from the shelf, by parcel; on this phone alone. */
type Ticks = Record<string, number[]>;

const keyOf = (sellerId: string) => `oja.desk.ticks.${sellerId}`;

/** The lines of a parcel that are ticked. */
export function ticksOf(sellerId: string, orderId: string): readonly number[] {
  return readTicks(sellerId)[orderId] ?? [];
}

export function keepTicks(sellerId: string, orderId: string, lines: readonly number[]): void {
  const { [orderId]: _, ...others } = readTicks(sellerId);
  const kept = lines.length > 0 ? { ...others, [orderId]: [...lines] } : others;
  writeStored(keyOf(sellerId), JSON.stringify(Object.fromEntries(Object.entries(kept).slice(-MOST))));
}

/** What lies in the browser may be of another version, or broken: then nothing is ticked. */
function readTicks(sellerId: string): Ticks {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(sellerId)) ?? '{}');
    if (kept === null || typeof kept !== 'object') return {};
    return Object.fromEntries(Object.entries(kept).filter(([, lines]) => isLines(lines)));
  } catch {
    return {};
  }
}

const isLines = (lines: unknown): lines is number[] =>
  Array.isArray(lines) && lines.every((line) => Number.isInteger(line));
