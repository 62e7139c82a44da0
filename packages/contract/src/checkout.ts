import type { Kobo as KoboAmount } from '@oja/domain/money/money';
import { sellerStatuses } from '@oja/domain/orders/order-status';
import { PAYMENT_REFERENCE } from '@oja/domain/payments/payment';
import { paymentMethods } from '@oja/domain/payments/payment-method';
import { countries } from '@oja/domain/people/country';
import { type Static, Type } from 'typebox';
import { DaySpan } from './arrival.ts';
import { paid, Quote } from './cart.ts';
import { Cursor, closed, Done, Id, IdParams, Kobo, Picture, shortText, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { keyed } from './errors.ts';

const Country = Type.Enum(countries);

const shippingFields = {
  firstName: shortText(80),
  lastName: shortText(80),
  email: shortText(254),
  phone: shortText(40),
  address: shortText(300),
  city: shortText(80),
  state: shortText(80),
  zipCode: shortText(20),
  country: Country,
};

export const ShippingInfo = Type.Object(shippingFields, { ...closed, $id: 'ShippingInfo' });
export type ShippingInfo = Static<typeof ShippingInfo>;

export const Address = Type.Object({ id: Id, ...shippingFields, isDefault: Type.Boolean() }, { $id: 'Address' });
export type Address = Static<typeof Address>;

const AddressDraft = Type.Object({ ...shippingFields, isDefault: Type.Boolean() }, closed);

/** An item of the two payment calls. `price` is in naira, as those calls have it; the server compares it and charges its own. */
const OrderItemDraft = Type.Object(
  {
    productId: Id,
    sellerId: Id,
    price: Type.Number({ minimum: 0, maximum: 999_999_999.99, description: 'Naira' }),
    quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    name: shortText(300),
  },
  closed,
);

const orderDraft = {
  email: shortText(254),
  amount: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER, description: 'The total the buyer saw, in kobo' }),
  orderId: Id,
  buyerId: Type.Union([Id, Type.Null()]),
  shippingInfo: ShippingInfo,
  items: Type.Array(OrderItemDraft, { minItems: 1, maxItems: 100 }),
};

export const OrderDraft = Type.Object(orderDraft, { ...closed, $id: 'OrderDraft' });
export type OrderDraft = Static<typeof OrderDraft>;

const Status = Type.Enum(sellerStatuses);

const OrderItem = Type.Object({
  id: Type.String({ format: 'uuid', description: 'Product id' }),
  name: Type.String(),
  price: Kobo,
  quantity: Type.Integer({ minimum: 1 }),
  cancelled: Type.Integer({ minimum: 0, description: 'Pieces that the store does not send' }),
  givenBack: Type.Unsafe<KoboAmount>({ ...Kobo, description: 'What goes back for them' }),
  images: Type.Array(Picture),
  selectedColor: Type.String(),
  selectedSize: Type.String(),
  sellerId: Id,
  sellerStatus: Status,
  sellerNotes: Type.Union([Type.String(), Type.Null()]),
  trackingNumber: Type.Union([Type.String(), Type.Null()]),
  courier: Type.Union([Type.String(), Type.Null()]),
  shippedAt: Type.Union([Time, Type.Null()]),
  deliveredAt: Type.Union([Time, Type.Null()]),
});

export const Order = Type.Object(
  {
    id: Id,
    orderNumber: Type.String(),
    buyerId: Id,
    buyerName: Type.String(),
    buyerEmail: Type.String(),
    sellerIds: Type.Array(Id),
    sellers: Type.Array(
      Type.Object({
        id: Id,
        storeName: Type.String(),
        slug: Type.String(),
        arrives: Type.Optional(
          Type.Union([DaySpan, Type.Null()], {
            description:
              'When what is still to come of its parcel arrives, as was promised when it was ordered; null where nobody can say, and of days that have passed',
          }),
        ),
      }),
    ),
    sellerStatuses: Type.Record(
      Type.String(),
      Type.Object({
        status: Status,
        approvedAt: Type.Union([Time, Type.Null()]),
        shippedAt: Type.Union([Time, Type.Null()]),
        deliveredAt: Type.Union([Time, Type.Null()]),
        notes: Type.Union([Type.String(), Type.Null()]),
        trackingNumber: Type.Union([Type.String(), Type.Null()]),
        courier: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    sellerItems: Type.Record(Type.String(), Type.Array(OrderItem)),
    items: Type.Array(OrderItem),
    shippingInfo: ShippingInfo,
    changedAddress: Type.Union([ShippingInfo, Type.Null()], {
      description:
        'Where the buyer asked for the same goods on a newer payment page, when an older one was paid: the order does not go there',
    }),
    paymentInfo: Type.Object({
      method: Type.Enum(paymentMethods),
      status: Type.Union([Type.Literal('paid'), Type.Literal('refunded')]),
      transactionId: Type.String(),
      amount: Kobo,
      refundedAmount: Type.Unsafe<KoboAmount>({ ...Kobo, description: 'Kobo that went back to the buyer' }),
      refundingAmount: Type.Unsafe<KoboAmount>({ ...Kobo, description: 'Kobo on their way back' }),
    }),
    ...paid,
    status: Status,
    createdAt: Time,
    updatedAt: Time,
    statusHistory: Type.Array(
      Type.Object({ status: Status, timestamp: Time, updatedBy: Type.String(), notes: Type.String() }),
    ),
  },
  { $id: 'Order' },
);
export type Order = Static<typeof Order>;

/** Everything the checkout page needs beside the cart. */
export const Checkout = Type.Object(
  {
    addresses: Type.Array(Address),
    deliversTo: Type.Array(
      Type.Object({
        country: Country,
        states: Type.Union([Type.Array(Type.String()), Type.Null()], { description: 'Null: everywhere in it' }),
      }),
      { minItems: 1, description: 'Where the shop delivers; an address elsewhere is refused' },
    ),
    quote: Quote,
    cardPayment: Type.Boolean({ description: 'A payment provider is configured' }),
    creditBalance: Kobo,
    phone: Type.String({ description: "Of the buyer's account, to begin an address with; may be empty" }),
  },
  { $id: 'Checkout' },
);
export type Checkout = Static<typeof Checkout>;

/** As the provider allows them, and no longer than that. */
export const PaymentReference = Type.String({ pattern: PAYMENT_REFERENCE.source });

/** Why money goes back to a buyer. */
export const RefundReason = Type.Enum([
  'out_of_stock_after_payment',
  'duplicate_payment',
  'goods_bought_since',
  'account_deleted',
  'amount_mismatch',
  'currency_mismatch',
  'requested',
  'line_cancelled',
  'at_provider',
  'reversed',
]);

export const PaymentCheck = Type.Object(
  {
    success: Type.Boolean(),
    orderId: Type.Union([Id, Type.Null()]),
    amount: Type.Union([Kobo, Type.Null()]),
    orderNumber: Type.Union([Type.String(), Type.Null()]),
    code: Type.Optional(
      Type.Enum(['pending', 'rate_limited', 'refund_pending', 'nothing_paid'], {
        description:
          'Why there is no order: the last two for good, because the money goes back, or because none was taken',
      }),
    ),
    reason: Type.Optional(RefundReason),
  },
  { $id: 'PaymentCheck' },
);
export type PaymentCheck = Static<typeof PaymentCheck>;

const placing = [
  'not_signed_in',
  'order_needs_user_id',
  'invalid_address',
  'not_delivered_there',
  'cart_empty',
  'cart_changed',
  'price_changed',
  'cart_too_valuable',
  'buyer_mismatch',
  'checkout_conflict',
  'checkout_closed',
  'checkout_in_progress',
  'nothing_to_pay',
  'not_enough_stock',
  'product_gone',
  'store_not_selling',
  'store_on_holiday',
  'product_data_missing',
  'order_processing_failed',
  ...keyed,
] as const;

const signedIn = { signedInOr: 'not_signed_in' } as const;
const signedInToOrder = { signedInOr: 'order_needs_sign_in' } as const;

export const checkout = {
  addresses: {
    summary: 'Saved addresses, the default first',
    access: signedIn,
    response: Type.Object({ items: Type.Array(Address) }),
    errors: [],
  },
  addAddress: {
    summary: 'Save an address',
    access: signedIn,
    body: AddressDraft,
    response: Address,
    errors: ['invalid_address', 'not_delivered_there', 'too_many_addresses'],
  },
  updateAddress: {
    summary: 'Change a saved address',
    access: signedIn,
    params: IdParams,
    body: AddressDraft,
    response: Address,
    errors: ['invalid_address', 'not_delivered_there', 'address_not_found'],
  },
  removeAddress: {
    summary: 'Delete a saved address',
    access: signedIn,
    params: IdParams,
    response: Done,
    errors: ['address_not_found'],
  },
  checkout: { summary: 'What the checkout page needs', access: signedInToOrder, response: Checkout, errors: [] },
  initializePayment: {
    summary: 'Hold the cart and start a card payment',
    access: signedInToOrder,
    body: OrderDraft,
    response: Type.Object({ data: Type.Object({ authorization_url: Type.String(), reference: Type.String() }) }),
    errors: [
      ...placing,
      'payment_init_failed',
      'payment_init_failed_silently',
      'no_authorization_url',
      'card_payment_unavailable',
    ],
  },
  verifyPayment: {
    summary: 'Whether a card payment has become an order',
    access: signedInToOrder,
    query: Type.Object({ reference: PaymentReference }, closed),
    response: PaymentCheck,
    errors: ['payment_not_found'],
  },
  placeCreditOrder: {
    summary: 'Place an order paid by store credit',
    access: signedInToOrder,
    body: Type.Object({ ...orderDraft, method: Type.Literal('credit') }, closed),
    response: Type.Object({ orderId: Id, orderNumber: Type.String(), amount: Kobo }),
    errors: [...placing, 'not_enough_credit'],
  },
  orders: {
    summary: "The buyer's own orders, newest first",
    access: signedIn,
    query: Type.Object({ cursor: Type.Optional(Cursor) }, closed),
    response: Type.Object({ items: Type.Array(Order), nextCursor: Type.Union([Cursor, Type.Null()]) }),
    errors: [],
  },
  order: {
    summary: "One of the buyer's own orders",
    access: signedIn,
    params: IdParams,
    response: Order,
    errors: ['order_not_found'],
  },
} satisfies Record<string, Endpoint>;
