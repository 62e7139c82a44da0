// A shop that answers an order by store credit as soon as everything is written, and commits a moment later.
import { plant } from './plant.ts';

plant(
  '/checkout/place-credit-order.ts',
  'return inTransaction(db, ',
  `return ((db: Deps['db'], work: (tx: never) => Promise<PlacedOrder>) => new Promise<PlacedOrder>((resolve, reject) => {
    inTransaction(db, async (tx) => {
      resolve(await work(tx as never));
      await new Promise((done) => setTimeout(done, 250));
    }).catch(reject);
  }))(db, `,
);
