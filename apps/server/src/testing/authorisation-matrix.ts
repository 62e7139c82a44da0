import { type ErrorCode, errors } from '@oja/contract/errors';
import type { RouteName } from '@oja/contract/routes';
import { kobo } from '@oja/domain/money/money';
import { contactTopics } from '@oja/domain/people/contact';
import { STORE_TERMS } from '@oja/domain/stores/checklist';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { shippingInfo } from '@oja/testing/buying/address';
import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainForm, seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { moveParcels } from '@oja/testing/rows/parcels';
import { readMatters } from '../features/operator/read-matters.ts';
import { insertOrderRefund } from '../features/payments/refunds/bookings/order-refund.queries.ts';
import { newId } from '../platform/ids.ts';
import { photograph } from './photographs.ts';
import { type Caller, callers, type Stage, secretsOfStores, someOrder } from './stage.ts';

/** What is sent: `params`, `query` and `body`, as the endpoint takes them. */
type Input = (stage: Stage, caller: Caller) => object | Promise<object>;

export interface Row {
  /** The status that each caller must get. */
  codes: Record<Caller, number>;
  input: Input;
  /** The call changes who the caller is, so each is made by somebody new. */
  ends?: true;
}

const all = (code: number) => Object.fromEntries(callers.map((caller) => [caller, code])) as Record<Caller, number>;
const refused = (code: ErrorCode): number => errors[code].status;
const nothing: Input = () => ({});

/** Everybody is answered alike. */
const anyone = (input: Input = nothing, code = 200): Row => ({ codes: all(code), input });
/** Whoever is signed in, about their own things. */
const account = (input: Input = nothing): Row => ({ codes: { ...all(200), visitor: 401 }, input });
/** Something of `buyer`'s: for all others it is not there. */
const onlyBuyer = (input: Input): Row => ({ codes: { ...all(404), visitor: 401, buyer: 200 }, input });
/** At the desk of `seller`'s store: for who works there, and for nobody else, other sellers and the operator too, is there such a store. */
const onlyDesk = (input: Input = nothing): Row => ({
  codes: { ...all(404), visitor: 401, seller: 200, manager: 200, packer: 200 },
  input: async (stage, caller) => ({ params: { seller: stage.product.sellerId }, ...(await input(stage, caller)) }),
});
/** About its parcel of the order, which stands there. */
const onlyParcel = (status: 'pending' | 'approved' | 'shipped', body?: object): Row =>
  onlyDesk(async ({ shop, product: { sellerId }, order: { id } }) => {
    const facts = { tracking_number: status === 'shipped' ? 'GIG-1' : null };
    await moveParcels(shop.db, { orderId: id, sellerId, status, facts });
    return { params: { seller: sellerId, id }, ...(body && { body }) };
  });

/** The same for who writes goods: a packer knows the store, and may not. */
const onlyGoods = (input: Input = nothing): Row => {
  const { codes, ...row } = onlyDesk(input);
  return { codes: { ...codes, packer: refused('act_not_allowed') }, ...row };
};
/** The same for who owns the store. */
const onlyOwner = (input: Input = nothing): Row => {
  const { codes, ...row } = onlyGoods(input);
  return { codes: { ...codes, manager: refused('act_not_allowed') }, ...row };
};
/** Tests of every field call a row hundreds of times, and a store keeps few drafts. */
const withoutDrafts = ({ shop: { db }, product: { sellerId } }: Stage) =>
  db.deleteFrom('product_drafts').where('seller_id', '=', sellerId).execute();
/** A draft of `seller`'s that can be published. */
const draftOf = async (stage: Stage) => {
  const { shop, product } = stage;
  const { db } = shop;
  const { id, sellerId } = product;
  await withoutDrafts(stage);
  const picture = await seedPicture(db, sellerId);
  const { category_id } = await db
    .selectFrom('products')
    .select('category_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const form = plainForm(category_id, picture.id);
  return { id: await seedDraft(db, sellerId, form), form };
};
const onlyDraft = (body: object): Row =>
  onlyGoods(async (stage) => ({
    params: { seller: stage.product.sellerId, id: (await draftOf(stage)).id },
    body,
  }));
/** Of `seller`'s store, as who changes it has seen it. */
const seenStore = async ({ shop: { db }, product: { sellerId } }: Stage) => {
  const { edit_version: editVersion } = await db
    .selectFrom('sellers')
    .select('edit_version')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { editVersion };
};
/** Of a store that says all that one can say of itself. */
const storeForm = {
  storeName: 'Amaka’s Cloth',
  businessType: 'business',
  businessName: 'Amaka Cloth Ltd',
  cacNumber: 'RC123456',
  state: 'Lagos',
  city: 'Ikeja',
  street: '12 Allen Avenue',
  landmark: 'Opposite the bank',
  phone: secretsOfStores.phone,
  showPhone: false,
  dispatchDays: 1,
  returnDays: 14,
  couriers: ['GIG Logistics'],
  description: 'Ankara and lace by the yard, cut the day you order.',
  instagram: 'https://instagram.com/amaka',
  facebook: '',
  twitter: '',
  website: 'https://amaka.example',
};
const ownProduct = ({ product: { id, sellerId } }: Stage) => ({ seller: sellerId, id });
const priceOf = async ({ shop: { db }, product: { id } }: Stage) => {
  const { price, discount_price: discountPrice } = await db
    .selectFrom('products')
    .select(['price', 'discount_price'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { price, discountPrice };
};
/** At the desk of `seller`'s store, about a new order of its product, the first line of it: for who may cancel there. */
const onlyCancelling = (body: (total: number) => object): Row => ({
  codes: { ...all(404), visitor: 401, seller: 200, manager: 200, packer: refused('act_not_allowed') },
  input: async ({ buyer, shop: { db }, product }) => {
    await fillCart(buyer, { product });
    const { orderId: id } = await orderByCredit(buyer, await draftFor(buyer));
    const { total } = await db.selectFrom('orders').select('total').where('id', '=', id).executeTakeFirstOrThrow();
    return { params: { seller: product.sellerId, id }, body: { line: 0, quantity: 1, ...body(total) } };
  },
});

/** Of the operator alone; for everybody else there is nothing at this address. */
const onlyOperator = (input: Input = nothing, code = 200): Row => ({
  codes: { ...all(404), visitor: 401, operator: code },
  input,
});
/** What only an operator may do who has proven the password. */
const operatorAct = (input: Input): Row =>
  onlyOperator(async (stage, caller) => {
    await stage.shop.db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
    return { ...(await input(stage, caller)), idempotencyKey: newId() };
  });
const note = 'Agreed on the phone.';

const ofProduct: Input = ({ product }) => ({ params: { id: product.id } });
const ofStore: Input = ({ product }) => ({ params: { slug: product.slug }, query: {} });
const item: Input = ({ product }) => ({
  body: { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 },
});
const address = { ...shippingInfo, isDefault: false };

const lineOfBuyer = async ({ buyer, product }: Stage) => {
  const { lines } = await buyer.call('addToCart', (await item({ product } as Stage, 'buyer')) as never);
  return { id: lines[0]?.lineId ?? '' };
};
const addressOfBuyer = async ({ buyer }: Stage) => {
  const { items } = await buyer.call('addresses', {});
  for (const { id } of items) await buyer.call('removeAddress', { params: { id } });
  return { id: (await buyer.call('addAddress', { body: address })).id };
};
const otherSessionOfBuyer = async ({ buyer, shop }: Stage) => {
  const { email, password } = buyer;
  await shop.visitor().call('signIn', { body: { email, password, remember: false } });
  const { items } = await buyer.call('sessions', {});
  return { id: items.find(({ current }) => !current)?.id ?? '' };
};

/** A refund of the order that waits for a person. */
const manualRefund = async ({ shop: { db }, order }: Stage) => {
  const { payment_reference: reference } = await db
    .selectFrom('orders')
    .select('payment_reference')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const refund = { id, reference, amount: kobo(1), method: 'provider', state: 'manual' } as const;
  await db
    .transaction()
    .execute((tx) => insertOrderRefund(tx, { ...refund, requestedBy: 'system', note: '' }, 'buyer_refund_due'));
  return { id };
};
/** It has ended, and the provider says in no word that is known for whom. */
const undecidedDispute = async ({ shop: { db } }: Stage) => {
  const id = newId();
  const dispute = { id, reference: `of-nobody-${id}`, status: 'resolved', resolution: 'a word of tomorrow' };
  await db.insertInto('disputes').values(dispute).execute();
  return { id };
};
const differingReport = async ({ shop: { db } }: Stage) => {
  const id = newId();
  const about = { kind: 'report_differs', subject: `report:${id}` } as const;
  await db
    .insertInto('provider_reports')
    .values({ id, covers_from: new Date(0), finished_at: new Date(), settled: 1 })
    .execute();
  const { waiting } = await readMatters(db, newId());
  return { ...about, seen: waiting.find(({ subject }) => subject === about.subject)?.mark ?? '' };
};
const orphan = async ({ shop: { db } }: Stage) => {
  const reference = `oja-${newId()}`;
  await db.insertInto('orphan_payments').values({ reference, provider: 'paystack' }).execute();
  return { reference };
};

/**
 * Who may call what: one row for every route of the contract. A route without a row does not compile, and the test of
 * this table fails without one.
 */
export const authorisation: Record<RouteName, Row> = {
  health: anyone(),
  ready: anyone(),

  home: anyone(),
  categories: anyone(),
  products: anyone(() => ({ query: {} })),
  product: anyone(ofProduct),
  sellers: anyone(() => ({ query: {} })),
  store: anyone(ofStore),
  search: anyone(() => ({ query: { q: 'a' } })),
  suggestions: anyone(() => ({ query: { q: 'a' } })),

  writtenPage: anyone(() => ({ params: { slug: 'terms' } })),
  help: anyone(),
  articles: anyone(),
  article: anyone(() => ({ params: { slug: 'no-such-article' } }), refused('article_not_found')),

  productReviews: anyone(async (stage, caller) => ({ ...(await ofProduct(stage, caller)), query: {} })),
  storeReviews: anyone(ofStore),
  myReview: account(ofProduct),
  saveReview: account(({ product }) => ({ params: { id: product.id }, body: { rating: 4, comment: 'Well made.' } })),
  removeReview: account(ofProduct),

  favourites: account(),
  favouriteProducts: account(),
  lookUpFavourites: anyone(({ product }) => ({ body: { ids: [product.id] } })),
  mergeFavourites: account(({ product }) => ({ body: { ids: [product.id] } })),
  addFavourite: account(ofProduct),
  removeFavourite: account(ofProduct),

  me: anyone(),
  register: {
    ...anyone(() => ({ body: { name: 'Somebody', email: `${newId()}@oja.test`, password: 'long enough' } })),
    ends: true,
  },
  signIn: {
    ...anyone(({ buyer: { email, password } }) => ({ body: { email, password, remember: false } })),
    ends: true,
  },
  signOut: { ...anyone(), ends: true },
  startGoogle: anyone(() => ({ body: { purpose: 'sign-in', remember: false, inPage: true } })),
  googleLink: anyone(),
  linkGoogle: anyone(() => ({ body: { password: 'whatever' } }), refused('google_link_expired')),
  forgotPassword: anyone(() => ({ body: { email: 'nobody@oja.test' } })),
  resetPassword: anyone(() => ({ body: { token: 'guessed', password: 'long enough' } }), refused('link_used_up')),
  confirmAddress: anyone(() => ({ body: { token: 'guessed' } }), refused('link_used_up')),
  resendConfirmation: account(),

  account: account(),
  updateProfile: account(() => ({ body: { name: 'Somebody', phone: '' } })),
  changePassword: {
    ...account(({ buyer: { password } }) => ({ body: { current: password, password: `${password} anew` } })),
    ends: true,
  },
  sessions: account(),
  endSession: onlyBuyer(async (stage) => ({ params: await otherSessionOfBuyer(stage) })),
  endOtherSessions: account(),
  myReviews: account(),
  myData: account(),
  deleteAccount: {
    codes: {
      ...all(200),
      visitor: 401,
      seller: refused('account_runs_shop'),
      rival: refused('account_runs_shop'),
      operator: refused('account_runs_shop'),
    },
    input: ({ buyer: { password } }) => ({ body: { password } }),
    ends: true,
  },

  cart: account(),
  quotePending: anyone(({ product }) => ({
    body: { items: [{ productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 }] },
  })),
  addToCart: account(item),
  setCartQuantity: onlyBuyer(async (stage) => ({ params: await lineOfBuyer(stage), body: { quantity: 2 } })),
  removeFromCart: onlyBuyer(async (stage) => ({ params: await lineOfBuyer(stage) })),
  clearCart: account(),
  mergeCart: account(() => ({ body: { batchId: newId(), items: [] } })),

  addresses: account(),
  addAddress: account(() => ({ body: address })),
  updateAddress: onlyBuyer(async (stage) => ({ params: await addressOfBuyer(stage), body: address })),
  removeAddress: onlyBuyer(async (stage) => ({ params: await addressOfBuyer(stage) })),

  checkout: account(),
  initializePayment: account(async (stage, caller) => ({ body: await someOrder(stage, caller) })),
  verifyPayment: onlyBuyer(({ payment: { reference } }) => ({ query: { reference } })),
  moneyUnderWay: account(),
  cancelPayment: onlyBuyer(({ payment: { reference } }) => ({ body: { reference } })),
  placeCreditOrder: account(async (stage, caller) => ({
    body: { ...(await someOrder(stage, caller)), method: 'credit' },
  })),
  orders: account(() => ({ query: {} })),
  order: onlyBuyer(({ order: { id } }) => ({ params: { id } })),
  trackOrder: anyone(({ order: { number, email } }) => ({ body: { orderNumber: number, email } })),

  deskStores: account(),
  deskPulse: onlyDesk(),
  deskToday: onlyDesk(),
  deskOrders: onlyDesk(() => ({ query: {} })),
  deskOrder: onlyParcel('approved'),
  moveParcel: onlyParcel('pending', { status: 'approved' }),
  packParcel: onlyParcel('approved', { packed: true }),
  correctParcel: onlyParcel('shipped', { trackingNumber: 'GIG-2' }),
  noteParcel: onlyParcel('approved', { ownNote: 'In the blue bag.' }),
  acceptParcels: onlyDesk(({ order: { id } }) => ({ body: { ids: [id] } })),
  shipParcels: onlyDesk(({ order: { id } }) => ({ body: { parcels: [{ id, trackingNumber: 'GIG-1' }] } })),
  cancelLook: onlyCancelling(() => ({})),
  cancelLine: onlyCancelling((amount) => ({ reason: 'not_there', seen: { amount } })),
  deskSlips: onlyDesk(({ order: { id } }) => ({ query: { ids: id } })),

  openStore: {
    codes: { ...all(200), visitor: 401, seller: refused('store_owned'), rival: refused('store_owned') },
    input: () => ({
      body: { id: newId(), storeName: 'New Cloth', businessType: 'individual', businessName: '', cacNumber: '' },
    }),
    ends: true,
  },
  nameStore: account(() => ({ query: { name: 'Amaka’s Cloth' } })),
  deskStoreForm: onlyGoods(),
  saveStore: onlyGoods(async (stage) => ({
    body: { ...(await seenStore(stage)), changes: { ...storeForm, logo: null, banner: null } },
  })),
  setHoliday: onlyGoods(async (stage) => {
    const today = dayInLagos(new Date());
    return { body: { ...(await seenStore(stage)), holiday: { from: today, until: today, note: 'Back soon.' } } };
  }),
  storeChecklist: onlyDesk(),
  applyWithStore: onlyOwner(async ({ shop: { db } }) => {
    // Who is approved already is answered as that.
    await db.updateTable('shop_policy').set({ seller_approval: 'automatic' }).execute();
    return { body: { terms: STORE_TERMS }, idempotencyKey: newId() };
  }),

  goodsFacts: onlyGoods(),
  deskProducts: onlyDesk(() => ({ query: {} })),
  deskDrafts: onlyGoods(),
  deskProduct: onlyDesk((stage) => ({ params: ownProduct(stage) })),
  keepDraft: onlyGoods(async (stage) => {
    const { id, form } = await draftOf(stage);
    return { params: { seller: stage.product.sellerId, id }, body: { version: 1, form } };
  }),
  dropDraft: onlyDraft({ version: 1 }),
  publishDraft: onlyDraft({ version: 1 }),
  duplicateProduct: onlyGoods(async (stage) => {
    await withoutDrafts(stage);
    return { params: ownProduct(stage), body: { draftId: newId() } };
  }),
  placeProduct: onlyGoods((stage) => ({ params: ownProduct(stage), body: { status: 'live' } })),
  priceProduct: onlyGoods(async (stage) => {
    const price = await priceOf(stage);
    return { params: ownProduct(stage), body: { prices: [{ variantId: null, seen: price, ...price }] } };
  }),
  countUnits: onlyDesk(({ product: { id } }) => ({
    body: { items: [{ stockItemId: id, seen: 10, count: 10 }] },
    idempotencyKey: newId(),
  })),
  guessCategories: onlyGoods(() => ({ query: { name: 'Ankara wax' } })),
  putPicture: onlyGoods(async ({ product: { sellerId: seller } }) => ({
    params: { seller, id: newId() },
    file: { type: 'image/jpeg', bytes: await photograph() },
  })),

  operatorMatters: onlyOperator(),
  operatorCheck: onlyOperator(),
  operatorAudit: onlyOperator(() => ({ query: {} })),
  operatorWaiting: onlyOperator(() => ({ query: {} })),
  operatorOrder: onlyOperator(({ order: { number } }) => ({ query: { orderNumber: number } })),
  confirmOperator: onlyOperator(({ buyer: { password } }) => ({ body: { password } })),
  closeMatter: operatorAct(async (stage) => ({ body: { ...(await differingReport(stage)), note } })),
  resolveOrphan: operatorAct(async (stage) => {
    const params = await orphan(stage);
    const { orphans } = await readMatters(stage.shop.db, newId());
    const seen = orphans.find(({ reference }) => reference === params.reference)?.mark ?? '';
    return { params, body: { resolution: 'nothing_owed', seen, note } };
  }),
  decideDispute: operatorAct(async (stage) => {
    const params = await undecidedDispute(stage);
    const { disputes } = await readMatters(stage.shop.db, newId());
    const seen = disputes.find(({ id }) => id === params.id)?.mark ?? '';
    return { params, body: { outcome: 'won', seen, note } };
  }),
  retryRefund: operatorAct(async (stage) => ({ params: await manualRefund(stage), body: { note } })),
  payRefundByHand: operatorAct(async (stage) => ({ params: await manualRefund(stage), body: { note } })),
  closeRefund: operatorAct(async (stage) => {
    const params = await manualRefund(stage);
    const { refunds } = await readMatters(stage.shop.db, newId());
    const seen = refunds.find(({ id }) => id === params.id)?.mark ?? '';
    return { params, body: { what: 'refund', seen, note } };
  }),
  refundOrder: operatorAct(({ order: { id } }) => ({ params: { id }, body: { amount: 100, to: 'credit', note } })),
  grantCredit: operatorAct(({ buyer: { email } }) => ({ body: { email, amount: 100, note } })),

  subscribe: anyone(() => ({ body: { email: `${newId()}@oja.test` } })),
  confirmSubscription: anyone(() => ({ body: { token: 'guessed' } }), refused('newsletter_link_unknown')),
  unsubscribe: anyone(() => ({ body: { token: 'guessed' } }), refused('newsletter_link_unknown')),
  contactFacts: anyone(),
  sendMessage: anyone(() => ({
    body: {
      name: 'Ada',
      email: 'ada@oja.test',
      orderNumber: '',
      topic: contactTopics[0],
      message: 'Where is my parcel, please?',
    },
  })),
};
