import type { PayoutAccount } from '@oja/contract/desks/desk-money';
import { payoutStateOf } from '@oja/domain/stores/payout-account';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { readProof } from '../accounts/accounts.questions.ts';
import { findPayoutPlace, type PayoutPlaceRow } from './payout-accounts.queries.ts';

/** Where a store's money goes, for its owner. */
export async function showAccount(db: Db, sellerId: SellerId, session: Session): Promise<PayoutAccount> {
  const [place, proof] = await Promise.all([findPayoutPlace(db, sellerId), readProof(db, session)]);
  if (!place) throw refusal('store_not_found');
  const { hasOlder, changePauses, taxId } = place;
  return { account: accountView(place), hasOlder, changePauses, taxId, ...proof };
}

function accountView({ id, nameAccepted, ...account }: PayoutPlaceRow): PayoutAccount['account'] {
  if (id === null) return null;
  const { bankName, last4, holder, nameMatch, usableFrom, createdAt, refusal: why, ...facts } = account;
  const nameDiffers = nameMatch === 'different' && !nameAccepted;
  const state = payoutStateOf({ ...facts, nameDiffers });
  const times = { usableFrom: usableFrom.toISOString(), createdAt: createdAt.toISOString() };
  return { id, bankName, last4, holder, nameMatch, state, ...times, refusal: why };
}
