import { describe, expect, it } from 'vitest';
import { usesOf } from '../lib/uses.ts';
import { concernedBy } from './concerned.ts';

const server = 'apps/server/src';
const cart = `${server}/features/cart`;
const orders = `${server}/features/orders`;
const sources = new Map([
  [`${cart}/add-to-cart.ts`, ''],
  [`${cart}/cart.routes.ts`, "import { addToCart } from './add-to-cart.ts';\nroute(app, 'addToCart', addToCart);"],
  [`${server}/app.ts`, "import { cartRoutes } from './features/cart/cart.routes.ts';"],
  [`${server}/testing/till.ts`, "import { app } from '../app.ts';\nbuyer.call('addToCart');"],
  [`${cart}/beside.int.test.ts`, ''],
  [`${orders}/asks.int.test.ts`, "buyer.call('addToCart');"],
  [`${server}/testing/paid.ts`, "import { till } from './till.ts';"],
  [`${orders}/sets-its-stage.int.test.ts`, "import { paid } from '../../testing/paid.ts';"],
  ['testing/buying/buy.ts', ''],
  [`${orders}/buys.int.test.ts`, "import { fillCart } from '@oja/testing/buying/buy';"],
  [`${server}/crashes.system.test.ts`, "import { till } from './testing/till.ts';\nbuyer.call('addToCart');"],
  ['e2e/support/shopper.ts', ''],
  ['e2e/buying/cart.spec.ts', "import { shopper } from '../support/shopper.ts';"],
  ['e2e/buying/orders.spec.ts', ''],
]);
const concerned = (...changed: string[]) => concernedBy(changed, sources, usesOf(sources));

describe('a change concerns', () => {
  it('the tests by HTTP beside it and those that come to it, not those whose stage it sets', () => {
    expect(concerned(`${cart}/add-to-cart.ts`)).toEqual({
      byHttp: [`${cart}/beside.int.test.ts`, `${orders}/asks.int.test.ts`],
      journeys: [],
    });
  });

  it('of a helper of tests, everything that sets its stage by it, whole shops too', () => {
    expect(concerned(`${server}/testing/till.ts`).byHttp).toEqual([
      `${server}/crashes.system.test.ts`,
      `${orders}/sets-its-stage.int.test.ts`,
    ]);
  });

  it('of what all tests share, those that come to it by its package', () => {
    expect(concerned('testing/buying/buy.ts').byHttp).toEqual([`${orders}/buys.int.test.ts`]);
  });

  it('of what puts the whole shop together, everything but whole shops', () => {
    expect(concerned(`${server}/app.ts`).byHttp).toEqual([`${orders}/sets-its-stage.int.test.ts`]);
  });

  it('of a test, itself', () => {
    expect(concerned(`${server}/crashes.system.test.ts`).byHttp).toEqual([`${server}/crashes.system.test.ts`]);
    expect(concerned('e2e/buying/orders.spec.ts').journeys).toEqual(['orders.spec.ts']);
  });

  it.each([
    ['e2e/support/shopper.ts', ['cart.spec.ts']],
    ['apps/web/src/features/orders/order-card.tsx', ['\\border']],
    ['apps/web/src/pages/track-order/track-order-page.tsx', ['\\btrack.?order']],
    ['apps/web/src/ui/forms/text-field.tsx', ['component|\\btext.?field']],
    ['apps/web/src/boot.ts', ['\\bshell']],
    ['apps/web/src/features/orders/order-card.test.ts', []],
  ])('of %s, the journeys %j', (file, journeys) => {
    expect(concerned(file).journeys).toEqual(journeys);
  });
});
