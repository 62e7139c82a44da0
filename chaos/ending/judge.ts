import type { Db } from '../../apps/server/src/database/pool.ts';
import { broken, checkMoney } from '../../apps/server/src/features/money-check/money-check.questions.ts';

export interface Verdict {
  /** Each rule with the number of times that it is broken. */
  rules: { name: string; violations: number }[];
}

export async function judge(db: Db): Promise<Verdict> {
  const findings = await checkMoney(db);
  return { rules: broken(findings).map(({ id, says, count }) => ({ name: `${id} ${says}`, violations: count })) };
}
