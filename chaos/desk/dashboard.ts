import type { PlacedOrder, Recent } from '../buyers/recent.ts';
import type { Chance } from '../chance.ts';
import type { Harm } from '../faults/fault-loop.ts';
import type { Provider } from '../stage/provider.ts';
import { type Operator, refundOrder } from './operator.ts';

/** What is done on the provider's own pages, by somebody who asks nobody in the shop, and by the banks of buyers. */
const deeds = {
  'gives money back': 5,
  'gives money back beside an operator': 4,
  'gives back what goes back by itself': 2,
  'hears that a bank contests a payment': 3,
  'hears how a bank decides': 3,
  'hears that a bank has taken a payment back': 1,
};

/** Where a refund made there ends. */
const outcomes = { processed: 6, failed: 2, 'needs-attention': 1 };
/** Seconds until their list shows it: at once, within the lag that the shop knows of, and beyond it. */
const listedAfter = { 0: 8, 5: 2, 20: 2, 40: 1 };
/** How a bank decides. */
const resolutions = { 'merchant-accepted': 2, 'auto-accepted': 1, declined: 2 };

interface Books {
  placed: Recent<PlacedOrder>;
  /** References of payments whose money comes back by itself. */
  returning: Recent<string>;
}

/** Gives back money of orders that were just placed, beside the operators of the shop, who do the same. */
export function workAtDashboard(operator: Operator, { placed, returning }: Books) {
  const disputes: number[] = [];
  return async ({ stage: { provider }, chance, tally }: Harm): Promise<void> => {
    const deed = chance.weighed(deeds);
    const done = (what: string) => tally.count("on the provider's pages", what);
    if (deed === 'hears how a bank decides') {
      const [dispute] = disputes.splice(0, 1);
      if (dispute === undefined) return;
      const resolution = chance.weighed(resolutions);
      if (await provider.ask('POST', `/control/disputes/${dispute}/resolve`, { resolution }))
        done(`dispute ${resolution}`);
      else disputes.push(dispute);
      return;
    }
    const order = placed.any(chance, (one) => one.reference !== null);
    const reference = deed === 'gives back what goes back by itself' ? returning.any(chance) : order?.reference;
    if (!order || !reference) return;
    // Beside an operator mostly so little that there is room for both.
    const isBeside = deed === 'gives money back beside an operator';
    const part = chance.hits(0.2) ? {} : { amount: Math.ceil(order.amount / chance.whole(isBeside ? 2 : 1, 3)) };
    const ask = <Answer>(does: string, body: object) =>
      provider.read<Answer>('POST', `/control/transactions/${reference}/${does}`, body);
    if (deed === 'hears that a bank contests a payment') {
      const dispute = await ask<{ id: number }>('dispute', part);
      if (dispute) disputes.push(dispute.id);
      if (dispute) done('dispute');
    } else if (deed === 'hears that a bank has taken a payment back') {
      if (await ask('charge-back', {})) done('charge-back');
    } else {
      const given = giveBack(provider, reference, part, chance);
      const beside = isBeside ? refundOrder(operator, order) : null;
      const [there, here] = await Promise.all([given, beside]);
      if (there) done('refund');
      if (here !== null) tally.count('an operator beside the provider', besides(there, here));
    }
  };
}

function giveBack(provider: Provider, reference: string, part: object, chance: Chance): Promise<boolean> {
  return provider.ask('POST', `/control/transactions/${reference}/refund`, {
    ...part,
    outcome: chance.weighed(outcomes),
    pendingSeconds: chance.whole(0, 5),
    processingSeconds: chance.whole(0, 5),
    listedAfterSeconds: Number(chance.weighed(listedAfter)),
  });
}

function besides(there: boolean, here: boolean): string {
  if (there && here) return 'both gave money back';
  if (there) return 'only the provider gave money back';
  return here ? 'only the operator gave money back' : 'neither gave money back';
}

/** A refund of a payment that the provider could not carry out goes to the buyer's bank account. */
export async function enterBankDetails(provider: Provider, reference: string): Promise<void> {
  const path = `/control/transactions/${reference}`;
  const found = await provider.read<{ refunds: { id: number; status: string }[] }>('GET', path);
  const details = { refund_account_details: { currency: 'NGN', account_number: '0000000000', bank_id: '9' } };
  for (const { id, status } of found?.refunds ?? []) {
    if (status === 'needs-attention') await provider.ask('POST', `/refund/retry_with_customer_details/${id}`, details);
  }
}

/** Every bank decides that has not yet. */
export async function endDisputes(provider: Provider, chance: Chance): Promise<void> {
  const open = '/dispute?perPage=100&status=awaiting-merchant-feedback';
  const listed = await provider.read<{ data: { id: number }[] }>('GET', open);
  for (const { id } of listed?.data ?? []) {
    await provider.ask('POST', `/control/disputes/${id}/resolve`, { resolution: chance.weighed(resolutions) });
  }
}
