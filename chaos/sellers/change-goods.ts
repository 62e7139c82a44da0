import type { DeskProduct, DeskVariant } from '@oja/contract/desks/desk-products';
import { kobo } from '@oja/domain/money/money';
import { hear } from '../buyers/hear.ts';
import { type Seller, sendAct } from './seller.ts';

/** Counts what lies on a shelf anew, as a difference to what was seen: a few more, or fewer. */
export async function countSome(seller: Seller): Promise<void> {
  const { call, chance, counted, store, tally } = seller;
  const product = await anyProduct(seller);
  const items = product ? itemsOf(product) : [];
  if (items.length === 0) return;
  const item = chance.of(items);
  const by = chance.weighed({ 3: 3, 1: 2, [-1]: 2 });
  const count = Math.max(0, item.stock + Number(by));
  if (count === item.stock) return;
  const body = { items: [{ stockItemId: item.stockItemId, seen: item.stock, count, reason: 'counted' as const }] };
  const heard = await sendAct(seller, (idempotencyKey) =>
    hear(tally, 'count units', call('countUnits', { params: { seller: store }, body, idempotencyKey })),
  );
  const [outcome] = heard.kind === 'yes' ? heard.value.items : [];
  tally.count('goods', `counted: ${outcome ? (outcome.ok ? 'yes' : outcome.code) : heard.kind}`);
  if (outcome?.ok) counted.surely.push(count - item.stock);
  if (heard.kind === 'unknown') counted.perhaps.push(count - item.stock);
}

/** Makes a product cheaper or dearer by a few naira, or takes it off its sale price. */
export async function repriceOne(seller: Seller): Promise<void> {
  const { call, chance, store, tally } = seller;
  const product = await anyProduct(seller);
  if (!product) return;
  const { price, discountPrice } = product;
  const now = kobo(Math.max(10_000, price + chance.whole(-5, 5) * 100));
  const body = { prices: [{ variantId: null, seen: { price, discountPrice }, price: now, discountPrice: null }] };
  const heard = await hear(tally, 'reprice', call('priceProduct', { params: { seller: store, id: product.id }, body }));
  tally.count('goods', `repriced: ${heard.kind === 'no' ? heard.code : heard.kind}`);
}

/** Takes a product out of the shop for a moment, or offers it again. */
export async function pauseOrOffer(seller: Seller): Promise<void> {
  const { call, chance, store, tally } = seller;
  const paused = await products(seller, 'paused');
  // One away at a time, and soon back: buyers want something to buy.
  const product = paused.length > 0 ? chance.of(paused) : await anyProduct(seller);
  if (!product) return;
  const status = paused.length > 0 ? ('live' as const) : ('paused' as const);
  const heard = await hear(
    tally,
    'pause or offer',
    call('placeProduct', { params: { seller: store, id: product.id }, body: { status } }),
  );
  tally.count('goods', `${status}: ${heard.kind === 'no' ? heard.code : heard.kind}`);
}

async function products(
  { call, store, tally }: Seller,
  tab: 'on-sale' | 'sold-out' | 'paused',
): Promise<DeskProduct[]> {
  const query = { tab } as const;
  const heard = await hear(tally, 'look at products', call('deskProducts', { params: { seller: store }, query }));
  return heard.kind === 'yes' ? heard.value.items : [];
}

async function anyProduct(seller: Seller) {
  const { call, chance, store, tally } = seller;
  const found = await products(seller, chance.weighed({ 'on-sale': 3, 'sold-out': 1 }));
  if (found.length === 0) return null;
  const params = { seller: store, id: chance.of(found).id };
  const heard = await hear(tally, 'look at a product', call('deskProduct', { params }));
  return heard.kind === 'yes' ? heard.value.product : null;
}

/** The shelves of a product, each once. */
function itemsOf({ variants }: { variants: readonly DeskVariant[] }): DeskVariant[] {
  return [...new Map(variants.map((variant) => [variant.stockItemId, variant])).values()];
}
