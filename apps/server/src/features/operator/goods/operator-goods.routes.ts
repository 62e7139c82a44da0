import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { act, alone } from '../operator-act.ts';
import { ofNobody, type Reads } from '../operator-read.ts';
import { listGoods } from './list-goods.ts';
import { restoreProduct, takeDownProduct } from './take-down.ts';

/** What an operator reads of products. */
export const readsOfGoods = ({ db }: Deps): Pick<Reads, 'operatorProducts'> => ({
  operatorProducts: ({ query }) => ofNobody(listGoods(db, query)),
});

/** What an operator does with products. */
export function operatorGoodsRoutes(app: FastifyInstance, deps: Deps): void {
  const placing = (operatorId: string, productId: string) => ({ config: deps.config, operatorId, productId });
  route(app, 'takeDownProduct', (call) =>
    act(
      deps,
      'takeDownProduct',
      call,
      alone((tx) => takeDownProduct(tx, placing(call.session.userId, call.params.id), call.body)),
    ),
  );
  route(app, 'restoreProduct', (call) =>
    act(
      deps,
      'restoreProduct',
      call,
      alone((tx) => restoreProduct(tx, placing(call.session.userId, call.params.id), call.body)),
    ),
  );
}
