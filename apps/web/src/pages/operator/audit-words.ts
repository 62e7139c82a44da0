import type { AuditEntry } from '@oja/contract/desks/operator-desk';
import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';

/** What the audit log says, in the words of the trade. */
const actions: Record<string, string> = {
  'payment.settled': 'Payment settled',
  'payment.reversed': 'Payment taken back',
  'refund.requested': 'Refund decided',
  'refund.posted': 'Refund sent to the provider',
  'refund.pending': 'Refund accepted by the provider',
  'refund.processing': 'Refund at the bank',
  'refund.processed': 'Refund done',
  'refund.failed': 'Refund failed at the provider',
  'refund.manual': 'Refund needs a person',
  'refund.retried': 'Refund tried again',
  'refund.found_at_provider': 'Refund found at the provider',
  'refund.not_owed': 'Refund closed, nothing is owed',
  'refund.reopened': 'Refund goes back at the provider after all',
  'refund.matter_closed': 'Refund beyond what was owed: matter closed',
  'orphan.found': 'Payment found that nobody knows',
  'orphan.confirmed': 'Payment that nobody knows confirmed by the provider',
  'orphan.returned': 'Payment that nobody knows went back',
  'orphan.resolved': 'Payment that nobody knows: matter closed',
  'dispute.create': 'Dispute opened',
  'dispute.remind': 'Dispute, a reminder',
  'dispute.resolve': 'Dispute ended',
  'credit.granted': 'Store credit given',
  'credit.taken_back': 'Store credit taken back',
  'matter.closed': 'Matter closed',
  'parcel.moved': 'Parcel moved on',
  'parcel.packed': 'Parcel packed',
  'parcel.unpacked': 'Parcel not packed after all',
  'parcel.corrected': 'Way of a parcel written anew',
  'parcel.noted': 'Own note of a store about a parcel changed',
  'store.opened': 'Store begun',
  'store.saved': 'What a store says of itself changed',
  'store.away': 'Holiday of a store changed',
  'store.applied': 'Store applied',
  'store.approved': 'Store approved',
  'store.refused': 'Application of a store refused',
  'store.suspended': 'Store suspended',
  'store.lifted': 'Store sells again',
  'store.trusted': 'Store is trusted',
  'store.trust_withdrawn': 'Store is not trusted any more',
  'draft.dropped': 'Draft thrown away',
  'draft.submitted': 'Product sent to be looked at',
  'draft.taken_back': 'Product taken back before it was looked at',
  'draft.approved': 'Product approved',
  'draft.returned': 'Product returned to its store',
  'draft.decision_undone': 'Decision on a product undone',
  'product.published': 'Product put on sale',
  'product.edited': 'Product edited',
  'product.placed': 'Product moved by its store',
  'product.priced': 'Price of a product changed',
  'product.taken_down': 'Product taken down',
  'product.restored': 'Product put back',
  'stock.adjusted': 'Stock changed',
  'payout_account.named': 'Bank account of a store named',
  'payout_account.name_accepted': 'Holder of the bank account of a store accepted',
  'payout_account.set_up': 'Bank account of a store set up at the provider',
  'payout_account.refused': 'Bank account of a store refused by the provider',
  'payout_account.sealed': 'Bank account of a store sealed',
  'webhook.refused': 'Message refused, its signature is wrong',
  'report.finished': 'Comparison with the provider finished',
  'role.granted': 'Made an operator',
  'role.revoked': 'No operator any more',
  'personal_data.shown': 'Personal data shown to an operator',
};

const actors: Record<string, string> = { system: 'The shop', provider: 'The payment provider' };

export const sayAction = (action: string): string => actions[action] ?? action;
export const sayActor = (actor: string): string => actors[actor] ?? actor;

/** What an entry says beyond its action: the sum, whose money it is, and why. */
export function factsIn({ details }: Pick<AuditEntry, 'details'>): [label: string, value: string][] {
  const { amount, reference, reasons, note } = JSON.parse(details) as Record<string, unknown>;
  const facts: [string, unknown][] = [
    ['Sum', Number.isSafeInteger(amount) ? formatNaira(kobo(amount as number)) : null],
    ['Payment', reference],
    ['Reasons', Array.isArray(reasons) ? reasons.join('; ') : null],
    ['Reason', note],
  ];
  return facts.filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== '');
}
