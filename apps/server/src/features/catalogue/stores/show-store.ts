import type { Store, StoreQuery } from '@oja/contract/stores';
import { slugOf } from '@oja/domain/text/slug';
import type { Db } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { findSellerHistogram, readSellerReviews } from '../../reviews/reviews.questions.ts';
import { placeOf, sellerCardView } from '../catalogue.views.ts';
import { showGoods } from './show-goods.ts';
import { findPromptness, findStore, type Promptness } from './store.queries.ts';

const FIRST_REVIEWS = 10;
/** From so many deliveries on, their median says more than the seller's promise. */
const ENOUGH_DELIVERIES = 5;

const noGoods: Store['goods'] = { total: 0, groups: [] };

/** A public store by its slug, in any case, with those of its goods that are asked for. */
export async function showStore(db: Db, slug: string, query: StoreQuery = {}): Promise<Store> {
  const seller = await findStore(db, slugOf(slug));
  if (!seller) throw refusal('store_not_found');
  if (seller.status === 'suspended') return showSuspended(db, seller);
  const [goods, reviews, promptness] = await Promise.all([
    showGoods(db, seller.id, query),
    readOpinions(db, seller.id),
    findPromptness(db, seller.id),
  ]);
  return {
    seller: sellerCardView(seller),
    storeBanner: seller.store_banner,
    description: seller.description,
    state: placeOf(seller.business_address).state,
    socialMedia: seller.social_media as Store['socialMedia'],
    email: seller.public_email,
    phone: seller.public_phone,
    responseRate: promptness.response_rate,
    shippingTime: shippingTime(promptness, seller.shipping_promise),
    returnDays: seller.return_days,
    memberSince: seller.created_at.toISOString(),
    ...(seller.away && { holiday: { ...seller.away, note: seller.holiday_note } }),
    goods,
    ...reviews,
  };
}

/** The newest reviews of a store, and how the stars of all of them are spread. */
async function readOpinions(db: Db, sellerId: string): Promise<Pick<Store, 'reviews' | 'reviewsCursor' | 'histogram'>> {
  const [reviews, histogram] = await Promise.all([
    readSellerReviews(db, sellerId, FIRST_REVIEWS),
    findSellerHistogram(db, sellerId),
  ]);
  return { ...reviews, histogram };
}

/** Who it was and what buyers say of it; nothing that leads buyers to pay it elsewhere. */
async function showSuspended(db: Db, seller: NonNullable<Awaited<ReturnType<typeof findStore>>>): Promise<Store> {
  return {
    seller: { ...sellerCardView(seller), city: null, country: null },
    storeBanner: null,
    description: '',
    state: null,
    socialMedia: {},
    email: null,
    phone: null,
    responseRate: null,
    shippingTime: null,
    returnDays: 0,
    memberSince: seller.created_at.toISOString(),
    suspended: true,
    goods: noGoods,
    ...(await readOpinions(db, seller.id)),
  };
}

/** '1 day', '3 days'; a day begun counts. */
function shippingTime({ delivered, median_hours }: Promptness, promise: string | null): string | null {
  if (delivered < ENOUGH_DELIVERIES || median_hours === null) return promise;
  const days = Math.max(1, Math.ceil(median_hours / 24));
  return days === 1 ? '1 day' : `${days} days`;
}
