import type { RouteName } from '@oja/contract/routes';
import { accountRows } from './authorisation/account-rows.ts';
import { deskRows } from './authorisation/desk-rows.ts';
import { operatorRows } from './authorisation/operator-rows.ts';
import { restockRows } from './authorisation/restock-rows.ts';
import { anyone, type Row } from './authorisation/row.ts';
import { shopRows } from './authorisation/shop-rows.ts';

/**
 * Who may call what: one row for every route of the contract. A route without a row does not compile, and the test of
 * this table fails without one.
 */
export const authorisation: Record<RouteName, Row> = {
  ...shopRows,
  ...restockRows,
  ...accountRows,
  ...deskRows,
  ...operatorRows,

  health: anyone(),
};
