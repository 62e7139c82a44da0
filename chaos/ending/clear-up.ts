import { enterBankDetails } from '../desk/dashboard.ts';
import { clearDesk } from '../desk/deal-with-matters.ts';
import type { Operator } from '../desk/operator.ts';
import type { Provider } from '../stage/provider.ts';
import type { Tally } from '../tally.ts';

/** What one act brings about may wait for another: a refund that is closed, and then what went back beyond what was paid. */
const mostRounds = 10;

/**
 * Once nothing goes on by itself any more an operator deals with all that waits, by the page that says so; `rest` waits for
 * what follows from it. What only the provider can end is ended on its pages. Whatever waits then is something that nobody
 * can end.
 */
export async function clearUp(
  operator: Operator,
  provider: Provider,
  tally: Tally,
  rest: () => Promise<void>,
): Promise<void> {
  let waiting: string[] | null = null;
  for (let round = 0; round < mostRounds && waiting?.length !== 0; round++) {
    waiting = await clearDesk(operator, (reference) => enterBankDetails(provider, reference));
    if (waiting && waiting.length > 0) await rest();
  }
  if (waiting === null) tally.violated('the page of the operators did not answer in calm');
  for (const matter of waiting ?? []) tally.violated(`nobody can end it: ${matter}`);
}
