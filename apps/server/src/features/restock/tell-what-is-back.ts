import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../../notifications/notify.ts';
import { eachInTurn } from '../../platform/jobs/each-by-itself.ts';
import { claimItem, findItemsBack, markTold } from './back-in-stock.queries.ts';
import { endLink } from './restock-links.ts';

type Telling = Pick<Deps, 'db' | 'config'>;

/** Stock items looked at in one go, and people told in one transaction. */
const MOST_ITEMS = 200;
const MOST_TOLD = 100;

/**
 * Tells who waited for what can be bought again: in the order in which they asked, no more people within a day than there
 * are units. Whoever wrote the stock, and whatever broke off before, what is there to tell is read from the rows alone.
 */
export async function tellWhatIsBack({ db, config }: Telling, stopping: AbortSignal): Promise<void> {
  const items = await findItemsBack(db, MOST_ITEMS);
  await eachInTurn(items, stopping, (itemId) => tell({ db, config }, itemId));
}

/** @returns whether there may be more of it to tell */
async function tell({ db, config }: Telling, itemId: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await claimItem(tx, itemId))) return false;
    const told = await markTold(tx, itemId, MOST_TOLD);
    for (const { id, email, token, ...what } of told) {
      const facts = { ...what, endLink: endLink(config, token) };
      await notify(tx, config, { email }, { kind: 'backInStock', facts });
    }
    return told.length > 0;
  });
}
