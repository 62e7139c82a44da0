import { knownPasswordHash } from '../people/known-password.ts';
import { Draw } from './draw.ts';
import { buyersOf } from './invented-orders.ts';
import { coinedBrands, firstNames } from './market-words.ts';
import { rowId } from './row-ids.ts';
import type { RowsToCopy } from './rows-to-copy.ts';
import { openingOf, type Scale } from './scale.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
}

/** The buyers, those who order most first. */
export function inventBuyers(scale: Scale): Person[] {
  const opened = openingOf(scale);
  const families = coinedBrands(scale.seed + 1, 500);
  return Array.from({ length: buyersOf(scale) }, (_, n) => {
    const draw = new Draw(scale.seed, 6, n);
    return {
      id: rowId('buyer', n, opened),
      name: `${draw.pick(firstNames)} ${draw.pick(families)}`,
      email: `buyer-${n}@scale.example`,
    };
  });
}

/** Signs in with the known password, as the first buyers do. */
export const operatorEmail = 'operator@scale.example';
/** Buyers who can sign in. */
const withPassword = 40;

export function addPeople(rows: RowsToCopy, scale: Scale, buyers: readonly Person[]): void {
  const opened = openingOf(scale);
  const created_at = new Date(opened);
  const operator = { id: rowId('buyer', buyers.length, opened), name: 'The Operator', email: operatorEmail };
  for (const person of [operator, ...buyers]) {
    const role = person === operator ? 'operator' : 'buyer';
    rows.add('users', { ...person, email_verified: true, role, created_at });
  }
  for (const [n, { id: user_id }] of [operator, ...buyers.slice(0, withPassword)].entries()) {
    const account = { user_id, provider_id: 'credential', account_id: user_id, password: knownPasswordHash };
    rows.add('accounts', { id: rowId('account', n, opened), ...account });
  }
}
