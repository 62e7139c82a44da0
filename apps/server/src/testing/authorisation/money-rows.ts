import type { deskRoutes } from '@oja/contract/routes/desk-routes';
import { onlyGoods, onlyOwner, stops } from './at-desk.ts';
import { type Input, nothing, type Row } from './row.ts';

/** For the owner alone, who has proven the password. */
const provenOwner = (input: Input = nothing): Row =>
  onlyOwner(async (stage, caller) => {
    await stage.shop.db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
    return input(stage, caller);
  });
const bankAccount = { bankCode: '058', number: '0123456789' };
/** As the bank names it, in place of the one that lives. */
const namedAccount: Input = async ({ shop: { db, payments }, product: { sellerId } }) => {
  const told = await payments.provider?.resolveAccount(bankAccount);
  const holder = told?.kind === 'success' ? told.value.holder : '';
  const living = await db
    .selectFrom('payout_accounts')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return { body: { ...bankAccount, holder, seen: living?.id ?? null } };
};

/** What the desk calls about the money of the store. */
export const moneyRows = {
  deskStatement: onlyGoods(() => ({ query: {} })),
  exportStatement: onlyGoods(() => ({ query: {} })),
  exportOrders: onlyGoods(),
  exportProducts: onlyGoods(),
  payoutAccount: provenOwner(),
  payoutBanks: provenOwner(),
  resolveAccount: stops(provenOwner(() => ({ body: bankAccount }))),
  setAccount: stops(provenOwner(namedAccount)),
} satisfies Partial<Record<keyof typeof deskRoutes, Row>>;
