import type { Db } from '../../apps/server/src/database/pool.ts';
import { brokenInvariants } from '../../apps/server/src/testing/money-invariants.ts';

export interface Verdict {
  /** Each rule with the number of times that it is broken. */
  rules: { name: string; violations: number }[];
}

export async function judge(db: Db): Promise<Verdict> {
  const broken = await brokenInvariants(db);
  return { rules: Object.entries(broken).map(([name, violations]) => ({ name, violations })) };
}
