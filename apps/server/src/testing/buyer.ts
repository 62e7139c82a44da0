import { randomUUID } from 'node:crypto';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

export interface Buyer extends Visitor {
  id: string;
  email: string;
  password: string;
}

/** Somebody who has just registered, and is signed in. */
export async function newBuyer(shop: Pick<TestApp, 'visitor'>, name = 'Ngozi Eze'): Promise<Buyer> {
  const visitor = shop.visitor();
  const account = { name, email: `${randomUUID()}@oja.test`, password: 'secret-of-a-test' };
  const { user } = await visitor.call('register', { body: account });
  if (user === null) throw new Error('Not signed in after registering.');
  return { ...visitor, id: user.id, email: account.email, password: account.password };
}
