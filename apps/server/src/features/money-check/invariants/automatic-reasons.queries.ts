import { sql } from 'kysely';

/** The reasons of refunds that settling decides; people and the provider give others. */
export const automaticReasons = sql`('out_of_stock_after_payment', 'duplicate_payment', 'goods_bought_since', 'account_deleted', 'amount_mismatch', 'currency_mismatch')`;
