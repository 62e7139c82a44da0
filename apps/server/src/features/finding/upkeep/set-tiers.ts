import type { Tx } from '../../../database/pool.ts';
import { measureTiers, replaceTiers, type TierMeasure } from './set-tiers.queries.ts';

/** How many products lie in the first tiers: 4,000, 28,000 more, 224,000 more, 1,792,000 more; the last takes the rest. */
const mostUpTo = [4_000, 32_000, 256_000, 2_048_000, Number.MAX_SAFE_INTEGER];
/** So far from what they should hold tiers may come before all of them begin elsewhere, and many products change theirs. */
const mostDrift = 1.25;

/** Sets the ranks at which tiers begin so that each holds as many products as it should, unless they do so nearly. */
export async function setTiers(tx: Tx): Promise<void> {
  const tiers = await measureTiers(tx, mostUpTo);
  if (!tiers.some(hasDrifted)) return;
  await replaceTiers(
    tx,
    tiers.filter(({ due }) => due > 0).map(({ tier, begins }) => ({ tier, at_least: begins })),
  );
}

function hasDrifted({ due, at_least, holds }: TierMeasure): boolean {
  if (due === 0 || at_least === null) return due > 0 || at_least !== null;
  return Math.max(due, holds) > Math.min(due, holds) * mostDrift;
}
