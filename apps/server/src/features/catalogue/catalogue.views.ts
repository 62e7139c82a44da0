import type { Product, ProductCard } from '@oja/contract/catalogue';
import type { CarouselItem } from '@oja/contract/home';
import type { SellerCard } from '@oja/contract/seller-card';
import type { Selectable } from 'kysely';
import type { CarouselItemsTable, ProductsTable, SellersTable } from '../../database/types.generated.ts';
import { ratingView } from '../reviews/reviews.questions.ts';
import type { CardRow } from './product-cards.queries.ts';

export function productCardView(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    brandName: row.brand_name,
    price: row.price,
    ...(row.discount_price !== null && { discountPrice: row.discount_price }),
    image: row.image ?? null,
    rating: ratingView(row),
    stock: row.available,
    maxStock: row.max_stock,
    sellerId: row.seller_id,
    category: row.category,
    ...(row.color && { color: row.color }),
    ...(row.size && { size: row.size }),
    ...(row.differs && { from: true }),
    ...(row.store_name !== undefined && { storeName: row.store_name }),
    ...(row.excerpt && { excerpt: row.excerpt }),
    ...(row.away && { away: row.away }),
    ...(row.swatches && { swatches: row.swatches }),
  };
}

interface ProductRow extends Selectable<ProductsTable> {
  category: string;
  subcategory: string | null;
  available: number;
}

/** @param promise what its store says of returns, for a product that says nothing of its own */
export function productView(row: ProductRow, promise: string): Product {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    ...(row.discount_price !== null && { discountPrice: row.discount_price }),
    category: row.category,
    subcategory: row.subcategory,
    images: row.images,
    sku: row.sku,
    stock: row.available,
    maxStock: row.max_stock,
    brandName: row.brand_name,
    tags: row.tags,
    colors: row.colors,
    sizes: row.sizes,
    weight: row.weight as Product['weight'],
    dimensions: row.dimensions as Product['dimensions'],
    returnPolicy: row.return_policy?.trim() || promise,
    sellerId: row.seller_id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What anybody may read of a seller on a card. Everything else, the owner above all, stays here. */
export const sellerCardColumns = [
  'id',
  'store_name',
  'slug',
  'store_logo',
  'business_type',
  'business_address',
  'rating_sum',
  'rating_count',
  'total_sales',
] as const satisfies readonly (keyof SellersTable)[];

export function sellerCardView(row: Pick<Selectable<SellersTable>, (typeof sellerCardColumns)[number]>): SellerCard {
  const { average, count } = ratingView(row);
  const address = placeOf(row.business_address);
  return {
    id: row.id,
    storeName: row.store_name,
    slug: row.slug,
    storeLogo: row.store_logo,
    businessType: row.business_type,
    city: address.city,
    country: address.country,
    averageRating: average,
    totalReviews: count,
    totalSales: row.total_sales,
  };
}

/** Of a business address only the place is public, never the street. */
export function placeOf(address: unknown): Record<'city' | 'state' | 'country', string | null> {
  const { city = null, state = null, country = null } = (address ?? {}) as Record<string, string | undefined>;
  return { city, state, country };
}

export function carouselItemView(row: Omit<Selectable<CarouselItemsTable>, 'starts_at' | 'ends_at'>): CarouselItem {
  return {
    id: row.id,
    order: row.order,
    title: row.title,
    text: row.text,
    buttonLabel: row.button_label,
    link: row.link,
    image: row.image,
    backgroundColor: row.background_color,
  };
}
