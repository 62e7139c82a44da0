import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { addToCart } from './add-to-cart.ts';
import { deleteLine, deleteLines } from './cart.queries.ts';
import { readCart } from './cart.questions.ts';
import { mergeCart } from './merge-cart.ts';
import { quotePending } from './quote-pending.ts';
import { setCartQuantity } from './set-cart-quantity.ts';

/** Every change answers with the whole cart, so that the page needs no second request. */
export function cartRoutes(app: FastifyInstance, { db }: Deps): void {
  route(app, 'cart', ({ session }) => readCart(db, session.userId));
  route(app, 'quotePending', ({ body }) => quotePending(db, body.items));
  route(app, 'addToCart', async ({ session, body }) => {
    await addToCart(db, session.userId, body);
    return readCart(db, session.userId);
  });
  route(app, 'setCartQuantity', async ({ session, params, body }) => {
    await setCartQuantity(db, session.userId, params.id, body.quantity);
    return readCart(db, session.userId);
  });
  route(app, 'removeFromCart', async ({ session, params }) => {
    if (!(await deleteLine(db, session.userId, params.id))) throw refusal('cart_line_not_found');
    return readCart(db, session.userId);
  });
  route(app, 'clearCart', async ({ session }) => {
    await deleteLines(db, session.userId);
    return readCart(db, session.userId);
  });
  route(app, 'mergeCart', async ({ session, body }) => {
    const merged = await mergeCart(db, session.userId, body);
    return readCart(db, session.userId, merged);
  });
}
