import { randomUUID } from 'node:crypto';
import { knownPassword } from './known-password.ts';
import type { Visitor } from './visitor.ts';

export interface Account {
  name: string;
  email: string;
  password: string;
}

export interface Buyer extends Visitor {
  id: string;
  email: string;
  password: string;
}

/** What somebody would register with whom no other test knows. */
export const newAccount = (name = 'Ngozi Eze'): Account => ({
  name,
  email: `${randomUUID()}@oja.test`,
  password: knownPassword,
});

/** Somebody who has just registered, and is signed in. */
export async function newcomer(shop: { visitor: () => Visitor }, name?: string): Promise<Buyer> {
  const visitor = shop.visitor();
  const account = newAccount(name);
  const { user } = await visitor.call('register', { body: account });
  if (user === null) throw new Error('Not signed in after registering.');
  return { ...visitor, id: user.id, email: account.email, password: account.password };
}
