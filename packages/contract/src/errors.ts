import { reviewIncomplete, reviewNeedsSignIn } from '@oja/domain/goods/review';
import { invalidSubscriberEmail } from '@oja/domain/people/newsletter';
import { invalidPhone } from '@oja/domain/people/phone';
import { type TSchema, Type } from 'typebox';

/**
 * Every refusal of the API: its HTTP status and its text, letter for letter as the shopper reads it. `{x}` is filled in
 * by the server. A fault (a bug, a broken database) is none of these: it answers `internal_error` and a request id.
 */
export const errors = {
  bad_request: { status: 400, text: 'The request is not valid: {reason}' },
  unsupported_media_type: {
    status: 415,
    text: 'The body must be application/json, or of a type of file that is taken here.',
  },
  payload_too_large: { status: 413, text: 'The request is too large.' },
  headers_too_large: { status: 431, text: 'The headers of the request are too large.' },
  request_timeout: { status: 408, text: 'The request did not come to an end in time.' },
  method_not_allowed: { status: 405, text: 'This address does not take that method.' },
  route_not_found: { status: 404, text: 'There is nothing at this address.' },
  forbidden_origin: { status: 403, text: 'Requests from other sites are not accepted.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  request_in_progress: { status: 409, text: 'This request is being carried out. Please wait a moment.' },
  idempotency_key_reused: { status: 422, text: 'This key was used for another request.' },
  service_unavailable: { status: 503, text: 'The shop is busy right now. Please try again in a moment.' },
  internal_error: { status: 500, text: 'Something went wrong on our side. Please try again.' },

  not_signed_in: { status: 401, text: 'Please log in to continue' },
  invalid_credentials: { status: 401, text: 'Invalid email or password' },
  too_many_sign_ins: { status: 429, text: 'Invalid email or password' },
  registration_failed: { status: 409, text: 'Registration failed. Please try again.' },
  google_unavailable: { status: 409, text: 'Google sign-in failed. Please try again.' },
  google_link_expired: { status: 409, text: 'Google sign-in failed. Please try again.' },
  link_used_up: { status: 410, text: 'This link has expired or was used already. Please ask for a new one.' },
  wrong_password: { status: 403, text: 'This is not your current password.' },
  recheck_needed: { status: 403, text: 'Please confirm with Google first that it is you.' },
  invalid_phone: { status: 400, text: invalidPhone() },
  session_not_found: { status: 404, text: 'This device is signed out already.' },
  account_runs_shop: {
    status: 409,
    text: 'This account runs a store. Please contact us, so that its customers and its money are looked after first.',
  },
  account_in_payment: {
    status: 409,
    text: 'A payment or a refund of yours is still under way. Please try again when it is done.',
  },
  password_too_short: { status: 400, text: 'Password must be at least {min} characters long' },

  product_not_found: { status: 404, text: 'Product not found' },
  category_not_found: { status: 404, text: 'Category not found' },
  store_not_found: { status: 404, text: 'Store not found' },
  page_not_found: { status: 404, text: 'Page not found' },
  article_not_found: { status: 404, text: 'Article not found' },

  review_needs_sign_in: { status: 401, text: reviewNeedsSignIn },
  review_incomplete: { status: 400, text: reviewIncomplete },
  review_not_found: { status: 404, text: 'This review is not there any more.' },
  reply_incomplete: { status: 400, text: 'Please write a reply of at most {max} characters.' },
  too_many_favourites: { status: 409, text: 'You can keep at most {max} favourites.' },

  cart_needs_sign_in: { status: 401, text: 'User must be logged in to add items to cart' },
  cart_item_needs_seller: { status: 409, text: 'Item must have a seller ID' },
  cart_line_not_found: { status: 404, text: 'This item is no longer in your cart.' },
  cart_variant_unknown: { status: 400, text: 'This colour or size is not offered.' },
  cart_full: { status: 409, text: 'A cart can hold at most {max} different items.' },
  cart_too_valuable: { status: 409, text: 'A cart can be worth at most {max}. Please buy the rest in another order.' },
  not_enough_stock: { status: 409, text: 'Not enough stock for {name}. Only {n} left.' },
  product_gone: { status: 409, text: 'Product {name} not found.' },
  product_data_missing: { status: 409, text: 'Product data for {name} is missing.' },
  store_not_selling: { status: 409, text: '{store} is not selling at the moment. {name} cannot be ordered.' },
  store_on_holiday: { status: 409, text: '{store} is away until {day}. {name} can be ordered then.' },

  not_delivered_there: { status: 409, text: 'We do not deliver to {place}. We deliver to {area}.' },
  address_not_found: { status: 404, text: 'Address not found' },
  too_many_addresses: { status: 409, text: 'You can save at most {max} addresses.' },
  invalid_address: {
    status: 400,
    text: 'Please fill all required fields with valid information, including a valid email.',
  },

  order_needs_sign_in: { status: 401, text: 'Please log in to place an order' },
  order_needs_user_id: { status: 400, text: 'User ID is missing' },
  cart_empty: { status: 409, text: 'Your cart is empty' },
  cart_changed: { status: 409, text: 'Your cart has changed. Please review it and try again.' },
  price_changed: {
    status: 409,
    text: 'Prices have changed. Your new total is {total}. Please review it and try again.',
  },
  buyer_mismatch: { status: 403, text: 'This order belongs to another account.' },
  checkout_conflict: { status: 409, text: 'This order was already sent with other items. Please review your cart.' },
  checkout_closed: { status: 409, text: 'This order is no longer open. Please review it and try again.' },
  checkout_in_progress: { status: 409, text: 'This order is being placed. Please wait a moment.' },
  nothing_to_pay: { status: 400, text: 'Cannot process a payment for this amount.' },
  payment_init_failed: { status: 502, text: 'Payment initialization failed: {message}' },
  payment_init_failed_silently: { status: 502, text: 'Failed to initialize payment' },
  no_authorization_url: { status: 502, text: 'No authorization URL received from payment provider' },
  card_payment_unavailable: { status: 409, text: 'Card payment is not available right now.' },
  not_enough_credit: { status: 409, text: 'Not enough store credit. Your balance is {amount}.' },
  order_processing_failed: { status: 500, text: 'Order processing failed: {message}' },
  payment_not_found: { status: 404, text: 'Payment not found' },
  invalid_signature: { status: 401, text: 'The signature of this message is not valid.' },
  order_not_found: { status: 404, text: 'Order not found' },
  tracked_order_not_found: {
    status: 404,
    text: 'We found no order with this number and email. Please check both and try again.',
  },
  parcel_not_found: { status: 404, text: 'Parcel not found' },
  parcel_cannot_move: { status: 409, text: 'A parcel that is {from} cannot become {to}.' },
  parcel_cannot_be_packed: { status: 409, text: 'A parcel that is {status} cannot be packed.' },
  line_not_found: { status: 404, text: 'This line is not in the parcel.' },
  line_cannot_be_cancelled: {
    status: 409,
    text: 'This cannot be cancelled here: {why}. Please write to us, and we look into it.',
  },
  not_so_many_left: { status: 409, text: 'Only {left} of this line can still be cancelled.' },
  parcel_forgotten: { status: 409, text: 'Nobody is known any more who ordered this parcel: no note of it is kept.' },
  parcel_not_on_its_way: {
    status: 409,
    text: 'Only a parcel that is on its way can be corrected: this one is {status}.',
  },
  tracking_number_needed: { status: 400, text: 'Enter the tracking number of the parcel.' },
  tracking_number_invalid: {
    status: 400,
    text: 'A tracking number has 4 to 40 letters, digits, hyphens and slashes.',
  },
  rider_phone_needed: { status: 400, text: 'Enter the phone number of the rider.' },
  act_not_allowed: { status: 403, text: 'Your role in this store does not allow this. Ask the owner.' },
  store_owned: { status: 409, text: 'You have a store already: {name}.' },
  store_incomplete: { status: 400, text: 'Please complete: {fields}.' },
  store_not_open: { status: 409, text: 'Your store does not sell yet. Finish its checklist first.' },
  store_suspended: {
    status: 409,
    text: 'Your store is out of the shop. Until it is back, its parcels go on and nothing else can be changed.',
  },
  store_cannot_move: { status: 409, text: 'A store that is {from} cannot do this.' },
  holiday_invalid: { status: 400, text: 'These days are no holiday: {why}.' },
  account_not_known: { status: 422, text: 'The bank does not know this account number.' },
  tax_id_invalid: { status: 400, text: 'A tax number (TIN) has 10 to 13 digits.' },
  draft_not_found: { status: 404, text: 'Draft not found' },
  draft_incomplete: { status: 400, text: 'Please complete: {fields}.' },
  draft_store_not_selling: {
    status: 409,
    text: '{store} is {status}: nothing of it can be put in the shop. Decide on the store first.',
  },
  decision_stands: { status: 409, text: 'This cannot be undone: {why}.' },
  too_many_drafts: { status: 409, text: 'Your store has {max} drafts. Publish or throw away some first.' },
  id_taken: { status: 409, text: 'This name of a record is taken. Please begin anew.' },
  changed_meanwhile: { status: 409, text: '{who} changed this at {time}.' },
  product_cannot_move: { status: 409, text: 'A product that is {from} cannot become {to}.' },
  units_held: { status: 409, text: '{units} in unfinished checkouts. Try again in 15 minutes.' },
  value_moved: { status: 409, text: '{name} changed meanwhile: it is {now}, not {seen}.' },
  price_not_plausible: {
    status: 400,
    text: 'Enter a price between ₦1.00 and ₦10,000,000.00, and a sale price below it.',
  },
  prices_all_or_none: { status: 409, text: 'Each variant of this product has its own price, or none has.' },
  not_enough_free: {
    status: 409,
    text: '{least} are promised to buyers who are paying now: the count cannot be below {least}.',
  },
  too_many_units: { status: 409, text: 'A count can be at most 1,000,000.' },
  change_not_found: { status: 404, text: 'This change was not found.' },
  change_made_before: { status: 409, text: 'This change was made already.' },
  change_too_old: { status: 409, text: 'This change can no longer be undone.' },
  too_many_rows: { status: 409, text: 'This would change {rows} rows: at most {most} at once.' },
  import_not_found: { status: 404, text: 'This import was not found.' },
  import_columns: { status: 422, text: '{why}' },
  import_unreadable: { status: 422, text: 'This file cannot be read: {why}.' },
  import_too_long: { status: 422, text: 'This file has {rows} rows: at most {most} at once. Split it.' },
  too_many_imports: { status: 409, text: 'Your store has {max} imports that are not stored. Throw some away first.' },
  import_not_ready: { status: 409, text: 'This import is {state}: this cannot be done now.' },
  import_moved: { status: 409, text: '{wrong} rows of this import are wrong now. Look at them again.' },
  import_row_not_found: { status: 404, text: 'This row is not in the file.' },
  import_too_old: { status: 409, text: 'This import can no longer be undone.' },
  too_many_pictures: { status: 409, text: 'An import can name at most {max} photographs.' },
  stock_item_not_found: { status: 404, text: 'This count is not of your store.' },
  sku_taken: { status: 409, text: 'You use the SKU {sku} for {name}.' },
  picture_not_found: { status: 404, text: 'A picture is not there any more. Take it out, or add it again.' },
  picture_unreadable: { status: 422, text: 'This picture cannot be read. Take a screenshot of it and add that.' },
  picture_too_small: { status: 422, text: 'A picture needs at least {least} × {least} pixels.' },
  picture_quota: { status: 409, text: 'Your store has {max} pictures. Remove some first.' },
  busy_with_files: { status: 503, text: 'Many files are coming in. Yours is tried again in a moment.' },
  busy_with_pictures: { status: 503, text: 'Many pictures are coming in. Yours is tried again in a moment.' },

  password_needed: { status: 403, text: 'Please confirm your password first.' },
  matter_closed: { status: 409, text: 'This matter is not open any more. Reload the page to see how it stands.' },
  matter_changed: {
    status: 409,
    text: 'More has become known of this matter since it was shown to you. Look at it again before you decide.',
  },
  refund_too_large: { status: 409, text: 'Only {left} of this order can still be given back: {why}.' },
  refund_not_owed: { status: 409, text: 'Only {owed} of this is still owed: {why}.' },
  refund_uncertain: {
    status: 409,
    text: 'This money may be on its way back already, by a refund that the provider does not show yet. The shop knows in about a quarter of an hour, or once the matter of a refund that is not in the provider’s list is closed. Nothing was changed.',
  },
  refunds_changing: {
    status: 409,
    text: 'The refunds of this payment are changing at this moment. Nothing was changed. Please try again.',
  },
  refund_at_provider: {
    status: 409,
    text: 'The provider still has this refund. It can be closed once it has failed there.',
  },
  provider_unavailable: {
    status: 503,
    text: 'The payment provider gives no answer. Nothing was changed. Please try again in a moment.',
  },
  play_money: { status: 409, text: 'This order was paid with play money, in a demo. There is nothing to give back.' },
  dispute_not_ended: {
    status: 409,
    text: 'This dispute has not ended at the provider, or it says how. It is answered on the pages of the provider.',
  },
  provider_refuses: {
    status: 409,
    text: 'The payment provider refuses to tell what has become of this: {why}. Nothing was changed. Ask the provider.',
  },
  idempotency_key_needed: { status: 400, text: 'Send an Idempotency-Key, so that this is done once.' },
  refund_not_to_card: {
    status: 409,
    text: 'This order was paid with store credit: it can go back as store credit only.',
  },
  account_gone: { status: 409, text: 'There is no account for this.' },

  invalid_subscriber_email: { status: 400, text: invalidSubscriberEmail },
  newsletter_link_unknown: { status: 404, text: 'This link is not valid any more.' },
  in_stock_again: { status: 409, text: 'It is back already. You can buy it now.' },
  too_many_restock_requests: { status: 409, text: 'You can wait for at most {max} things at once.' },
  restock_link_unknown: { status: 404, text: 'This link is not valid any more.' },
  invalid_contact: { status: 400, text: 'Please check the form and try again.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;

/** What every endpoint may answer, whatever it is about; no endpoint lists them again. */
export const commonCodes = [
  'bad_request',
  'unsupported_media_type',
  'payload_too_large',
  'headers_too_large',
  'request_timeout',
  'forbidden_origin',
  'too_many_requests',
  'service_unavailable',
  'internal_error',
] as const satisfies readonly ErrorCode[];

export type CommonCode = (typeof commonCodes)[number];

/** What whoever names a request by an `Idempotency-Key` may hear. */
export const keyed = ['request_in_progress', 'idempotency_key_reused'] as const satisfies readonly ErrorCode[];

type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** What must be filled into the text of `Code`: `{ name, n }` for `not_enough_stock`. */
export type ErrorDetails<Code extends ErrorCode> = Record<Placeholder<(typeof errors)[Code]['text']>, string | number>;

export function errorText<Code extends ErrorCode>(code: Code, details: ErrorDetails<Code>): string {
  return errors[code].text.replace(/\{(\w+)\}/g, (_, name: keyof ErrorDetails<Code>) => String(details[name]));
}

/** The body of every answer that is not a success. */
export const ErrorAnswer = Type.Object(
  {
    error: Type.Object({
      code: Type.String({ description: 'One of the codes of the error catalogue' }),
      message: Type.String({ description: 'What to tell the shopper' }),
      requestId: Type.String({ description: 'Names this request in the server log' }),
      details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    }),
  },
  { $id: 'Error' },
) satisfies TSchema;
