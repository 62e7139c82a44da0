// Written by `npm run db:types` from the migrations. Do not edit.
import type { Picture } from '@oja/contract/common';
import type { ShippingInfo } from '@oja/contract/checkout';
import type { Charge } from '@oja/domain/money/charges';
import type { Kobo } from '@oja/domain/money/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface AccountsTable {
  id: string;
  user_id: string;
  provider_id: string;
  account_id: string;
  password: string | null;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface AddressesTable {
  id: string;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  country: string;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface AuditLogTable {
  id: string;
  at: Generated<Date>;
  actor: string;
  action: string;
  subject: string;
  details: ColumnType<unknown, string | undefined, string>;
  seq: number | null;
  previous_hash: string | null;
  hash: string | null;
}

export interface AuditLogEndTable {
  only_row: Generated<boolean>;
  seq: number;
  hash: string;
}

export interface CarouselItemsTable {
  id: string;
  order: number;
  title: string;
  text: Generated<string>;
  button_label: Generated<string>;
  link: string;
  image: ColumnType<Picture, string, string>;
  background_color: string;
  starts_at: Date | null;
  ends_at: Date | null;
}

export interface CartLinesTable {
  id: string;
  user_id: string;
  product_id: string;
  product_name: string;
  selected_color: Generated<string>;
  selected_size: Generated<string>;
  quantity: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface CartMergesTable {
  id: string;
  user_id: string;
  merged_at: Generated<Date>;
}

export interface CategoriesTable {
  id: string;
  name: string;
  slug: string;
  description: Generated<string>;
  image: ColumnType<Picture | null, string | null | undefined, string | null>;
  product_count: Generated<number>;
}

export interface CheckoutLinesTable {
  checkout_id: string;
  line: number;
  product_id: string;
  seller_id: string;
  name: string;
  price: ColumnType<Kobo, number, number>;
  quantity: number;
  picture: ColumnType<Picture | null, string | null | undefined, string | null>;
  selected_color: Generated<string>;
  selected_size: Generated<string>;
  variant_id: string | null;
  stock_item_id: string | null;
}

export interface CheckoutsTable {
  id: string;
  buyer_id: string;
  method: 'card' | 'credit';
  state: 'held' | 'completed' | 'released';
  release_reason: 'expired' | 'superseded' | 'cancelled' | 'init_failed' | 'refunded' | 'nothing_paid' | null;
  request_hash: string;
  shipping_info: ColumnType<ShippingInfo, string, string>;
  subtotal: ColumnType<Kobo, number, number>;
  shipping: ColumnType<Kobo, number, number>;
  tax: ColumnType<Kobo, number, number>;
  total: ColumnType<Kobo, number, number>;
  currency: Generated<string>;
  commission_basis_points: number;
  expires_at: Date;
  completed_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  opened_turn: ColumnType<Kobo, number | undefined, number>;
  completed_turn: ColumnType<Kobo | null, number | null | undefined, number | null>;
  free_shipping_above: ColumnType<Kobo | null, number | null | undefined, number | null>;
  shipping_rate: ColumnType<Kobo | null, number | null | undefined, number | null>;
  tax_basis_points: number | null;
  charges: ColumnType<Charge[] | null, string | null | undefined, string | null>;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  order_number: string | null;
  topic: string;
  message: string;
  created_at: Generated<Date>;
}

export interface DeskProductsTable {
  product_id: string;
  seller_id: string;
  tab: string;
  created_at: Date;
  name_key: string;
  price: ColumnType<Kobo, number, number>;
  stock: number;
  sold: number;
}

export interface DisputesTable {
  id: string;
  reference: string;
  status: string;
  amount: ColumnType<Kobo | null, number | null | undefined, number | null>;
  currency: string | null;
  reason: Generated<string>;
  due_at: Date | null;
  resolution: string | null;
  opened_at: Generated<Date>;
  resolved_at: Date | null;
  updated_at: Generated<Date>;
  counted: Generated<boolean>;
}

export interface DraftDecisionsTable {
  id: string;
  draft_id: string;
  seller_id: string;
  decision: 'approved' | 'returned';
  version: number;
  submitted_at: Date;
  draft: ColumnType<unknown | null, string | null | undefined, string | null>;
  reasons: Generated<string[]>;
  note: Generated<string>;
  told: Generated<string[]>;
  decided_by: string;
  decided_at: Generated<Date>;
  undone_at: Date | null;
}

export interface FavouritesTable {
  user_id: string;
  product_id: string;
  created_at: Generated<Date>;
}

export interface FindBitsTable {
  scope: string;
  facet: string;
  products: number;
  bits: string;
}

export interface FindChangesTable {
  id: ColumnType<Kobo, number | undefined, number>;
  scope: string;
  renamed: boolean;
}

export interface FindFacetsTable {
  facet: string;
  shown: string;
}

export interface FindLexiconTable {
  word: string;
  stem: string;
  products: number;
  in_names: number;
}

export interface FindMadeTable {
  what: string;
  at: Generated<Date>;
}

export interface FindMisspellingsTable {
  form: string;
  word: string;
  products: number;
}

export interface FindMovedStoresTable {
  id: ColumnType<Kobo, number | undefined, number>;
  seller_id: string;
}

export interface FindPhraseHeadsTable {
  head: string;
  place: number;
  phrase: number;
}

export interface FindPhraseStartsTable {
  form: string;
  weight: number;
  phrase: number;
}

export interface FindPhrasesTable {
  id: number;
  kind: 'brand' | 'thing' | 'place' | 'searched';
  shown: string;
  form: string;
  weight: number;
}

export interface FindProductsTable {
  product_id: string;
  seller_id: string;
  category_id: string;
  subcategory_id: string | null;
  effective_price: ColumnType<Kobo, number, number>;
  discount_share: string;
  rating: number;
  rating_count: number;
  sold: number;
  created_at: Date;
  name_key: string;
  facets: string[];
}

export interface FindScopesTable {
  scope: string;
  products: number;
  highest_price: ColumnType<Kobo, number, number>;
  prices: ColumnType<Kobo[], string, string>;
  quartiles: ColumnType<Kobo[], string, string>;
  made_at: Generated<Date>;
}

export interface FindSearchedTable {
  day: string;
  form: string;
  shown: string;
  people: number;
}

export interface FindSearcherKeysTable {
  day: string;
  key: string;
}

export interface FindSearchersTable {
  day: string;
  form: string;
  who: string;
  shown: string;
}

export interface FindTiersTable {
  tier: number;
  at_least: number;
}

export interface FindVersionsTable {
  scope: string;
  writes: ColumnType<Kobo, number, number>;
}

export interface FindWordsTable {
  product_id: string;
  tier: number;
  rank: number;
  in_stock: boolean;
  words: string;
}

export interface GoodsChangeRowsTable {
  change_id: string;
  row: number;
  seller_id: string;
  product_id: string;
  variant_id: string | null;
  stock_item_id: string | null;
  what: 'price' | 'count' | 'low-at' | 'status';
  before: ColumnType<unknown, string, string>;
  after: ColumnType<unknown, string, string>;
  outcome: 'planned' | 'refused' | 'made' | 'undone' | 'not-undone';
  problem: string | null;
  part: number;
}

export interface GoodsChangesTable {
  id: string;
  seller_id: string;
  act: ColumnType<unknown | null, string | null | undefined, string | null>;
  state: Generated<'looked' | 'making' | 'made' | 'undoing' | 'undone'>;
  rows: number;
  products: number;
  refused: number;
  same: number;
  done: Generated<number>;
  not_undone: Generated<number>;
  made_by: string | null;
  undone_by: string | null;
  looked_at: Generated<Date>;
  made_at: Date | null;
  undone_at: Date | null;
  import_id: string | null;
}

export interface IdempotencyKeysTable {
  user_id: string;
  route: string;
  key: string;
  request_hash: string;
  state: Generated<'in_progress' | 'done'>;
  status: number | null;
  body: ColumnType<unknown | null, string | null | undefined, string | null>;
  claimed_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface ImportPicturesTable {
  import_id: string;
  name: string;
  seller_id: string;
  picture_id: string;
}

export interface ImportProductsTable {
  import_id: string;
  place: number;
  seller_id: string;
  product_id: string;
  is_new: boolean;
  goes_to: 'shop' | 'review' | 'draft';
  form: ColumnType<unknown, string, string>;
  before: ColumnType<unknown | null, string | null | undefined, string | null>;
  base_version: number | null;
  seen: ColumnType<unknown | null, string | null | undefined, string | null>;
  status: Generated<'live' | 'paused'>;
  outcome: Generated<'planned' | 'stored' | 'refused' | 'undone' | 'not-undone'>;
  problem: string | null;
  version: number | null;
}

export interface ImportRowsTable {
  import_id: string;
  row: number;
  seller_id: string;
  key: string;
  cells: ColumnType<unknown, string, string>;
  action: 'new' | 'change' | 'same' | 'wrong' | null;
  place: number | null;
  product_id: string | null;
  changes: Generated<number[]>;
  before: ColumnType<unknown, string | undefined, string>;
  problems: ColumnType<unknown, string | undefined, string>;
  missing: Generated<string[]>;
  read: string[] | null;
  filing: ColumnType<unknown | null, string | null | undefined, string | null>;
}

export interface ImportsTable {
  id: string;
  seller_id: string;
  name: string;
  digest: Buffer;
  columns: string[];
  ignored: Generated<string[]>;
  tally: ColumnType<unknown | null, string | null | undefined, string | null>;
  state: Generated<'reading' | 'ready' | 'storing' | 'stored' | 'undoing' | 'undone'>;
  made_by: string | null;
  stored_by: string | null;
  undone_by: string | null;
  created_at: Generated<Date>;
  stored_at: Date | null;
  undone_at: Date | null;
  tries: Generated<number>;
  tried_at: Date | null;
  headings: Generated<string[]>;
  named: Generated<string[]>;
  samples: ColumnType<unknown, string | undefined, string>;
  is_named: Generated<boolean>;
  left_out: Generated<string[]>;
}

export interface LedgerEntriesTable {
  id: string;
  transaction_id: string;
  kind: string;
  account: string;
  amount: ColumnType<Kobo, number, number>;
  currency: Generated<string>;
  reference: string | null;
  order_id: string | null;
  created_at: Generated<Date>;
}

export interface LineCancellationsTable {
  id: string;
  order_id: string;
  line: number;
  quantity: number;
  reason: 'not_there' | 'buyer_asked' | 'cannot_deliver' | 'wrong_price';
  refund_id: string;
  cancelled_by: string;
  created_at: Generated<Date>;
}

export interface LowToldTable {
  stock_item_id: string;
  told_at: Generated<Date>;
}

export interface MailedTokensTable {
  digest: string;
  user_id: string;
  purpose: 'reset-password' | 'confirm-address';
  email: string;
  expires_at: Date;
}

export interface MattersTable {
  kind: string;
  subject: string;
  since: Date;
  told_at: Generated<Date>;
  closed_at: Date | null;
  closed_by: string | null;
  note: Generated<string>;
  messages: Generated<string[]>;
}

export interface NewsletterSubscribersTable {
  id: string;
  email: string;
  token: string;
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  asked_at: Generated<Date>;
  created_at: Generated<Date>;
}

export interface OrderItemsTable {
  order_id: string;
  line: number;
  product_id: string;
  seller_id: string;
  name: string;
  price: ColumnType<Kobo, number, number>;
  quantity: number;
  picture: ColumnType<Picture | null, string | null | undefined, string | null>;
  selected_color: Generated<string>;
  selected_size: Generated<string>;
  variant_id: string | null;
  stock_item_id: string | null;
  sku: string | null;
  cancelled: Generated<number>;
}

export interface OrderSellersTable {
  order_id: string;
  seller_id: string;
  status: Generated<'pending' | 'approved' | 'shipped' | 'delivered'>;
  items_total: ColumnType<Kobo, number, number>;
  commission: ColumnType<Kobo, number, number>;
  approved_at: Date | null;
  shipped_at: Date | null;
  delivered_at: Date | null;
  notes: string | null;
  tracking_number: string | null;
  courier: string | null;
  placed_at: Generated<Date>;
  due_at: Date | null;
  packed_at: Date | null;
  rider_phone: string | null;
  own_note: Generated<string>;
  search_text: string | null;
  buyer_forgotten: Generated<boolean>;
  cancelled_at: Date | null;
  cancelled_total: ColumnType<Kobo, number | undefined, number>;
  cancelled_commission: ColumnType<Kobo, number | undefined, number>;
  reminded_at: Date | null;
}

export interface OrderStatusHistoryTable {
  id: string;
  order_id: string;
  seller_id: string | null;
  status: 'pending' | 'approved' | 'shipped' | 'delivered';
  updated_by: string;
  notes: Generated<string>;
  created_at: Generated<Date>;
  corrects: Generated<boolean>;
}

export interface OrdersTable {
  id: string;
  order_number: string;
  buyer_id: string;
  buyer_name: string;
  buyer_email: string;
  shipping_info: ColumnType<ShippingInfo, string, string>;
  subtotal: ColumnType<Kobo, number, number>;
  shipping: ColumnType<Kobo, number, number>;
  tax: ColumnType<Kobo, number, number>;
  total: ColumnType<Kobo, number, number>;
  status: Generated<'pending' | 'approved' | 'shipped' | 'delivered'>;
  payment_method: 'card' | 'credit';
  payment_status: Generated<'paid' | 'refunded'>;
  payment_reference: string;
  counts_as_recent: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  refunded_amount: ColumnType<Kobo, number | undefined, number>;
  charges: ColumnType<Charge[] | null, string | null | undefined, string | null>;
}

export interface OrphanPaymentsTable {
  reference: string;
  provider: string;
  inbox_id: string | null;
  found_at: Generated<Date>;
  provider_transaction_id: string | null;
  amount: ColumnType<Kobo | null, number | null | undefined, number | null>;
  currency: string | null;
  fees: ColumnType<Kobo | null, number | null | undefined, number | null>;
  confirmed_at: Date | null;
  returned_amount: ColumnType<Kobo, number | undefined, number>;
  resolution: 'provider' | 'bank' | 'nothing_owed' | 'written_off' | null;
  resolved_at: Date | null;
  resolved_by: string | null;
  note: Generated<string>;
  bank_amount: ColumnType<Kobo, number | undefined, number>;
  under_way_amount: ColumnType<Kobo, number | undefined, number>;
  asked_at: Date | null;
  written_off: ColumnType<Kobo, number | undefined, number>;
  reopened_at: Date | null;
  payer_email: string | null;
  channel: string | null;
  attention_amount: ColumnType<Kobo, number | undefined, number>;
  refused_since: Date | null;
  refusal: string | null;
  refused_asked_at: Date | null;
}

export interface OutboxTable {
  id: string;
  topic: string;
  dedupe: string;
  payload: ColumnType<unknown, string | undefined, string>;
  available_at: Generated<Date>;
  attempts: Generated<number>;
  last_error: string | null;
  done_at: Date | null;
  created_at: Generated<Date>;
}

export interface PaymentInboxTable {
  id: string;
  provider: string;
  dedupe: string;
  raw: Buffer | null;
  received_at: Generated<Date>;
  available_at: Generated<Date>;
  attempts: Generated<number>;
  applied_at: Date | null;
  outcome: string | null;
  digest: Buffer | null;
  reference: string | null;
  times: Generated<number>;
  dealt: Generated<number>;
  first_received_at: Generated<Date>;
}

export interface PaymentSplitsTable {
  reference: string;
  seller_id: string;
  subaccount_code: string;
  share: ColumnType<Kobo, number, number>;
}

export interface PaymentsTable {
  reference: string;
  checkout_id: string;
  provider: 'paystack' | 'credit';
  amount: ColumnType<Kobo, number, number>;
  currency: string;
  state: 'created' | 'sent' | 'initialized' | 'succeeded' | 'init_failed' | 'closed';
  provider_status: string | null;
  provider_transaction_id: string | null;
  authorization_url: string | null;
  paid_amount: ColumnType<Kobo | null, number | null | undefined, number | null>;
  paid_currency: string | null;
  provider_fees: ColumnType<Kobo | null, number | null | undefined, number | null>;
  disposition: 'order' | 'refund' | 'nothing' | null;
  settled_at: Date | null;
  last_checked_at: Date | null;
  checking_until: Date | null;
  next_check_at: Date | null;
  checks: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  reversed_at: Date | null;
  play: Generated<boolean>;
}

export interface PayoutAccountsTable {
  id: string;
  seller_id: string;
  bank_code: string;
  bank_name: string;
  number_sealed: Buffer;
  number_last4: string;
  holder: string;
  name_match: 'same' | 'alike' | 'different';
  name_accepted_at: Date | null;
  subaccount_code: string | null;
  subaccount_at: Date | null;
  posted_at: Date | null;
  attempts: Generated<number>;
  next_try_at: Generated<Date>;
  refused_at: Date | null;
  refusal: Generated<string>;
  usable_from: Date;
  made_by: string | null;
  created_at: Generated<Date>;
  retired_at: Date | null;
}

export interface PicturesTable {
  id: string;
  seller_id: string;
  key: string;
  color: string;
  width: number;
  height: number;
  bytes: number;
  source_digest: string | null;
  made_by: string | null;
  was_public: Generated<boolean>;
  created_at: Generated<Date>;
  kind: Generated<'square' | 'banner'>;
  widest: number | null;
}

export interface ProductDraftsTable {
  id: string;
  seller_id: string;
  body: ColumnType<unknown, string, string>;
  base_version: number | null;
  seen: ColumnType<unknown | null, string | null | undefined, string | null>;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: Generated<Date>;
  missing: number | null;
  state: Generated<'open' | 'in_review' | 'returned'>;
  submitted_at: Date | null;
  submitted_by: string | null;
  reasons: Generated<string[]>;
  note: Generated<string>;
  status: string | null;
}

export interface ProductVariantsTable {
  id: string;
  product_id: string;
  seller_id: string;
  position: number;
  color: Generated<string>;
  size: Generated<string>;
  sku: string | null;
  price: ColumnType<Kobo | null, number | null | undefined, number | null>;
  discount_price: ColumnType<Kobo | null, number | null | undefined, number | null>;
  stock_item_id: string;
  retired_at: Date | null;
}

export interface ProductsTable {
  id: string;
  seller_id: string;
  category_id: string;
  subcategory_id: string | null;
  name: string;
  description: Generated<string>;
  brand_name: string | null;
  sku: string;
  price: ColumnType<Kobo, number, number>;
  discount_price: ColumnType<Kobo | null, number | null | undefined, number | null>;
  effective_price: GeneratedAlways<Kobo>;
  images: ColumnType<Picture[], string | undefined, string>;
  tags: Generated<string[]>;
  colors: Generated<string[]>;
  sizes: Generated<string[]>;
  weight: ColumnType<unknown | null, string | null | undefined, string | null>;
  dimensions: ColumnType<unknown | null, string | null | undefined, string | null>;
  return_policy: string | null;
  stock: Generated<number>;
  held: Generated<number>;
  max_stock: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  units_sold_recently: Generated<number>;
  search_name: GeneratedAlways<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  discount_share: GeneratedAlways<string>;
  status: Generated<'live' | 'paused' | 'archived' | 'taken_down'>;
  edit_version: Generated<number>;
  taken_down_at: Date | null;
  taken_down_from: 'live' | 'paused' | 'archived' | null;
  taken_down_reasons: string[] | null;
  taken_down_note: string | null;
}

export interface ProviderAttemptsTable {
  id: string;
  browser: string;
  state: string;
  nonce: string;
  code_verifier: string;
  purpose: 'sign-in' | 'confirm';
  remembered: boolean;
  in_page: boolean;
  expires_at: Date;
}

export interface ProviderCallsTable {
  id: string;
  reference: string | null;
  kind: string;
  sent_at: Generated<Date>;
  finished_at: Date | null;
  http_status: number | null;
  outcome: string | null;
}

export interface ProviderLinksTable {
  browser: string;
  user_id: string;
  issuer: string;
  subject: string;
  remembered: boolean;
  expires_at: Date;
}

export interface ProviderReportsTable {
  id: string;
  covers_from: Date;
  started_at: Generated<Date>;
  finished_at: Date | null;
  cursor: string | null;
  due_at: Generated<Date>;
  checked: Generated<number>;
  settled: Generated<number>;
  orphaned: Generated<number>;
  refunds_recorded: Generated<number>;
  differences: ColumnType<unknown, string | undefined, string>;
  audit_seq: number | null;
  audit_hash: string | null;
  refused_since: Date | null;
  refusal: string | null;
}

export interface RefundsTable {
  id: string;
  reference: string;
  amount: ColumnType<Kobo, number, number>;
  reason: 'out_of_stock_after_payment' | 'duplicate_payment' | 'goods_bought_since' | 'account_deleted' | 'amount_mismatch' | 'currency_mismatch' | 'requested' | 'line_cancelled' | 'at_provider' | 'reversed';
  state: Generated<'requested' | 'sending' | 'pending' | 'processing' | 'processed' | 'failed' | 'manual' | 'closed'>;
  provider_refund_id: string | null;
  attempts: Generated<number>;
  posted_at: Date | null;
  missing_since: Date | null;
  next_check_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  method: Generated<'provider' | 'credit' | 'hand'>;
  requested_by: Generated<string>;
  note: Generated<string>;
  processed_at: Date | null;
  provider_status: string | null;
  not_owed: ColumnType<Kobo, number | undefined, number>;
  excess: ColumnType<Kobo, number | undefined, number>;
  matter: 'twin' | 'excess' | null;
  matter_closed_at: Date | null;
  dispute_id: string | null;
  manual_since: Date | null;
  matter_since: Date | null;
  refusal: string | null;
  earlier_attempts: Generated<number>;
  version: Generated<number>;
  posts: Generated<number>;
  there_since: Date | null;
  failures: Generated<number>;
  twin_of: string | null;
}

export interface RestockRequestsTable {
  id: string;
  variant_id: string;
  user_id: string | null;
  email: string | null;
  token: string;
  confirmed_at: Date | null;
  asked_at: Generated<Date>;
  told_at: Date | null;
  created_at: Generated<Date>;
}

export interface ReviewRepliesTable {
  review_id: string;
  seller_id: string;
  text: string;
  written_by: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export interface ReviewsTable {
  id: string;
  product_id: string;
  seller_id: string;
  user_id: string | null;
  user_name: Generated<string>;
  rating: number;
  comment: string;
  verified_purchase: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  replied: Generated<boolean>;
}

export interface SellerMembersTable {
  seller_id: string;
  user_id: string;
  role: 'owner' | 'manager' | 'packer';
  joined_at: Generated<Date>;
}

export interface SellerPayoutsTable {
  seller_id: string;
  email: string | null;
  phone: string | null;
  account_name: string | null;
  account_number: string | null;
  bank_name: string | null;
  tax_id: string | null;
  subaccount_code: string | null;
  updated_at: Generated<Date>;
  cac_number: string | null;
}

export interface SellerSlugsTable {
  slug: string;
  seller_id: string;
}

export interface SellersTable {
  id: string;
  owner_id: string | null;
  name: string;
  store_name: string;
  slug: string;
  store_logo: ColumnType<Picture | null, string | null | undefined, string | null>;
  store_banner: ColumnType<Picture | null, string | null | undefined, string | null>;
  description: Generated<string>;
  business_type: Generated<'individual' | 'business'>;
  business_address: ColumnType<unknown | null, string | null | undefined, string | null>;
  social_media: ColumnType<unknown, string | undefined, string>;
  public_email: string | null;
  public_phone: string | null;
  return_days: Generated<number>;
  shipping_promise: string | null;
  is_profile_complete: Generated<boolean>;
  total_sales: Generated<number>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  earlier_parcels: Generated<number>;
  earlier_parcels_in_time: Generated<number>;
  status: Generated<'opening' | 'applied' | 'approved' | 'refused' | 'suspended'>;
  status_reasons: Generated<string[]>;
  status_note: Generated<string>;
  status_at: Generated<Date>;
  dispatch_days: Generated<number>;
  couriers: Generated<string[]>;
  holiday_from: string | null;
  holiday_until: string | null;
  holiday_note: Generated<string>;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  edit_version: Generated<number>;
  last_sku: ColumnType<Kobo | null, number | null | undefined, number | null>;
  trusted: Generated<boolean>;
  mails_off: Generated<string[]>;
  low_told_on: string | null;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token: string;
  remembered: Generated<boolean>;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  confirmed_at: Date | null;
}

export interface ShopPolicyTable {
  only_row: Generated<boolean>;
  free_shipping_above: ColumnType<Kobo, number | undefined, number>;
  shipping: ColumnType<Kobo, number | undefined, number>;
  tax_basis_points: Generated<number>;
  commission_basis_points: Generated<number>;
  seller_approval: Generated<'automatic' | 'by_operator'>;
  required_checks: Generated<string[]>;
  product_review: Generated<'off' | 'new' | 'new_and_edits'>;
  forbidden_words: Generated<string[]>;
  protected_brands: Generated<string[]>;
  shop_id: Generated<string>;
}

export interface StockItemsTable {
  id: string;
  product_id: string;
  seller_id: string;
  stock: Generated<number>;
  held: Generated<number>;
  low_at: Generated<number | null>;
  low: GeneratedAlways<boolean | null>;
}

export interface StockMovementsTable {
  id: string;
  stock_item_id: string;
  kind: 'initial' | 'adjustment' | 'hold' | 'release' | 'sale' | 'late_sale' | 'return';
  d_stock: number;
  d_held: number;
  checkout_id: string | null;
  created_at: Generated<Date>;
  reason: 'counted' | 'received' | 'damaged' | 'lost' | 'split' | null;
  actor: string | null;
  source: string | null;
}

export interface StoreCreditsTable {
  user_id: string;
  balance: ColumnType<Kobo, number | undefined, number>;
  updated_at: Generated<Date>;
}

export interface SubcategoriesTable {
  id: string;
  category_id: string;
  name: string;
  slug: string;
  image: ColumnType<Picture | null, string | null | undefined, string | null>;
  position: Generated<number>;
}

export interface ThrottlesTable {
  key: string;
  count: number;
  window_started_at: Date;
  blocked_until: Date | null;
}

export interface TimedSalesTable {
  id: string;
  seller_id: string;
  product_id: string;
  variant_id: string | null;
  discount_price: ColumnType<Kobo, number, number>;
  starts_at: Generated<Date>;
  ends_at: Date;
  state: Generated<'running' | 'ended' | 'cancelled'>;
}

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  phone: string | null;
  role: Generated<'buyer' | 'operator'>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface Database {
  accounts: AccountsTable;
  addresses: AddressesTable;
  audit_log: AuditLogTable;
  audit_log_end: AuditLogEndTable;
  carousel_items: CarouselItemsTable;
  cart_lines: CartLinesTable;
  cart_merges: CartMergesTable;
  categories: CategoriesTable;
  checkout_lines: CheckoutLinesTable;
  checkouts: CheckoutsTable;
  contact_messages: ContactMessagesTable;
  desk_products: DeskProductsTable;
  disputes: DisputesTable;
  draft_decisions: DraftDecisionsTable;
  favourites: FavouritesTable;
  find_bits: FindBitsTable;
  find_changes: FindChangesTable;
  find_facets: FindFacetsTable;
  find_lexicon: FindLexiconTable;
  find_made: FindMadeTable;
  find_misspellings: FindMisspellingsTable;
  find_moved_stores: FindMovedStoresTable;
  find_phrase_heads: FindPhraseHeadsTable;
  find_phrase_starts: FindPhraseStartsTable;
  find_phrases: FindPhrasesTable;
  find_products: FindProductsTable;
  find_scopes: FindScopesTable;
  find_searched: FindSearchedTable;
  find_searcher_keys: FindSearcherKeysTable;
  find_searchers: FindSearchersTable;
  find_tiers: FindTiersTable;
  find_versions: FindVersionsTable;
  find_words: FindWordsTable;
  goods_change_rows: GoodsChangeRowsTable;
  goods_changes: GoodsChangesTable;
  idempotency_keys: IdempotencyKeysTable;
  import_pictures: ImportPicturesTable;
  import_products: ImportProductsTable;
  import_rows: ImportRowsTable;
  imports: ImportsTable;
  ledger_entries: LedgerEntriesTable;
  line_cancellations: LineCancellationsTable;
  low_told: LowToldTable;
  mailed_tokens: MailedTokensTable;
  matters: MattersTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  order_items: OrderItemsTable;
  order_sellers: OrderSellersTable;
  order_status_history: OrderStatusHistoryTable;
  orders: OrdersTable;
  orphan_payments: OrphanPaymentsTable;
  outbox: OutboxTable;
  payment_inbox: PaymentInboxTable;
  payment_splits: PaymentSplitsTable;
  payments: PaymentsTable;
  payout_accounts: PayoutAccountsTable;
  pictures: PicturesTable;
  product_drafts: ProductDraftsTable;
  product_variants: ProductVariantsTable;
  products: ProductsTable;
  provider_attempts: ProviderAttemptsTable;
  provider_calls: ProviderCallsTable;
  provider_links: ProviderLinksTable;
  provider_reports: ProviderReportsTable;
  refunds: RefundsTable;
  restock_requests: RestockRequestsTable;
  review_replies: ReviewRepliesTable;
  reviews: ReviewsTable;
  seller_members: SellerMembersTable;
  seller_payouts: SellerPayoutsTable;
  seller_slugs: SellerSlugsTable;
  sellers: SellersTable;
  sessions: SessionsTable;
  shop_policy: ShopPolicyTable;
  stock_items: StockItemsTable;
  stock_movements: StockMovementsTable;
  store_credits: StoreCreditsTable;
  subcategories: SubcategoriesTable;
  throttles: ThrottlesTable;
  timed_sales: TimedSalesTable;
  users: UsersTable;
  verifications: VerificationsTable;
}
