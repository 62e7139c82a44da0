import { RESTOCK_MAX } from '@oja/domain/people/restock';
import { Type } from 'typebox';
import { ProductCard } from './catalogue.ts';
import { closed, Done, IdParams, shortText } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** A variant of a product; '' where it has no such choice. */
const choice = { color: shortText(60), size: shortText(60) };
const Choice = Type.Object(choice, closed);

/** What stands in the links of these mails. */
const Token = Type.Object({ token: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]*$' }) }, closed);

const Waiting = Type.Object(
  {
    items: Type.Array(Type.Object(choice), {
      maxItems: RESTOCK_MAX,
      description: 'The variants of the product that the account waits for',
    }),
    reachable: Type.Boolean({
      description: 'Whether the address of the account is confirmed: until then nothing is sent',
    }),
  },
  { $id: 'RestockRequests' },
);

const signedIn = { signedInOr: 'not_signed_in' } as const;

/** Being told by mail, once, when something that is sold out can be bought again. */
export const restock = {
  nearProducts: {
    summary: 'At most four products of the same subcategory that can be bought, those next in price first',
    access: 'public',
    params: IdParams,
    response: Type.Object({ items: Type.Array(ProductCard, { maxItems: 4 }) }),
    errors: ['product_not_found'],
  },
  restockRequests: {
    summary: 'What of a product the account wants to be told of when it is back',
    access: signedIn,
    params: IdParams,
    response: Waiting,
    errors: [],
  },
  askRestock: {
    summary:
      "Tell the account when a sold-out variant is back; one that waits keeps its place. Answers all of the product's",
    access: signedIn,
    params: IdParams,
    body: Choice,
    response: Waiting,
    errors: ['product_not_found', 'cart_variant_unknown', 'in_stock_again', 'too_many_restock_requests'],
  },
  dropRestock: {
    summary: "The account waits for a variant no more. Answers all of the product's",
    access: signedIn,
    params: IdParams,
    body: Choice,
    response: Waiting,
    errors: [],
  },
  askRestockByMail: {
    summary:
      'Ask an address by mail whether it wants to be told; the answer is the same whether or not it waits already',
    access: 'visitor',
    params: IdParams,
    body: Type.Object({ ...choice, email: shortText(254) }, closed),
    response: Done,
    errors: ['product_not_found', 'cart_variant_unknown', 'in_stock_again', 'invalid_subscriber_email'],
  },
  confirmRestock: {
    summary: 'Confirm a request with the token of the mail that asked for it',
    access: 'public',
    body: Token,
    response: Done,
    errors: ['restock_link_unknown'],
  },
  endRestock: {
    summary: 'End a request with the token of any of its mails',
    access: 'public',
    body: Token,
    response: Done,
    errors: ['restock_link_unknown'],
  },
} satisfies Record<string, Endpoint>;
