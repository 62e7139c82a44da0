import { slugOf, uniqueSlug } from '@oja/domain/text/slug';
import type { InsertObject } from 'kysely';
import type { Database } from '../../apps/server/src/database/types.generated.ts';
import { demoAccounts } from '../data/accounts.ts';
import { banners } from '../data/banners.ts';
import { byPopularity, categories, products, type ShelvedProduct, sellers } from '../data/catalogue.ts';
import type { DemoSeller } from '../data/types.ts';
import {
  categoryPicture,
  colorPicture,
  colorViewsOf,
  productPicture,
  subcategoryPicture,
  viewsOf,
} from '../pictures/names.ts';
import { pick } from '../seeded.ts';
import { idOf } from './ids.ts';
import { type Picture, pictureJson, pictureOf } from './pictures.ts';

type Row<T extends keyof Database> = InsertObject<Database, T>;

const viewWords = { front: '', turned: ', turned', close: ', close up', boxed: ', as it arrives' } as const;
const day = 24 * 3600_000;
/** The moment `days` days before `now`. */
export const agoFrom = (now: Date, days: number) => new Date(now.getTime() - days * day);

export function categoryRows(): Row<'categories'>[] {
  return categories.map(({ name, description }) => ({
    id: idOf('category', name),
    name,
    slug: slugOf(name),
    description,
    image: pictureJson(categoryPicture(name), name),
  }));
}

export function subcategoryRows(): Row<'subcategories'>[] {
  return categories.flatMap((category) =>
    category.subcategories.map(({ name }, position) => ({
      id: subcategoryId(category.name, name),
      category_id: idOf('category', category.name),
      name,
      slug: slugOf(name),
      image: pictureJson(subcategoryPicture(category.name, name), name),
      position,
    })),
  );
}

const subcategoryId = (category: string, name: string) => idOf('subcategory', category, name);
export const sellerId = (key: string) => idOf('seller', key);
export const productId = (key: string) => idOf('product', key);
export const accountId = (key: string) => idOf('account', key);

export function sellerRows(now: Date): Row<'sellers'>[] {
  const slugs = new Set<string>();
  return sellers.map((seller) => {
    const slug = uniqueSlug(slugOf(seller.storeName), slugs);
    slugs.add(slug);
    const owner = demoAccounts.find((account) => 'store' in account && account.store === seller.key);
    return {
      id: sellerId(seller.key),
      owner_id: owner ? accountId(owner.key) : null,
      name: seller.name,
      store_name: seller.storeName,
      slug,
      store_logo: pictureJson(`logo/${seller.key}`, `${seller.storeName} logo`),
      store_banner: pictureJson(`store/${seller.key}`, seller.storeName),
      description: seller.description,
      business_type: seller.businessType,
      business_address: JSON.stringify({ ...seller.address, country: 'Nigeria' }),
      social_media: JSON.stringify(seller.social),
      public_email: seller.publicEmail ?? null,
      public_phone: seller.publicPhone ?? null,
      return_days: seller.returnDays,
      shipping_promise: seller.shippingPromise,
      dispatch_days: seller.dispatchDays,
      total_sales: unitsEverSold(seller),
      ...answersOf(seller),
      created_at: agoFrom(now, seller.age),
    };
  });
}

/** Sales go on as in the last month for as long as the product has been there, slower in the past. */
function unitsEverSold(seller: DemoSeller): number {
  const own = products.filter(({ shelf }) => shelf.by === seller.key);
  return own.reduce((sum, { sale }) => sum + Math.round(sale.sold * Math.max(1, (sale.age / 30) * 0.6)), 0);
}

/** How a store answered the orders behind its sales, of about one and a half units each: 86 to 100 % of them in time. */
function answersOf(seller: DemoSeller) {
  const parcels = Math.round(unitsEverSold(seller) / 1.5);
  const inTime = pick([86, 89, 91, 93, 94, 95, 96, 97, 98, 99, 100], 'answers', seller.key);
  return { earlier_parcels: parcels, earlier_parcels_in_time: Math.round((parcels * inTime) / 100) };
}

export function payoutRows(): Row<'seller_payouts'>[] {
  return sellers.map((seller) => ({
    seller_id: sellerId(seller.key),
    account_name: seller.name,
    bank_name: 'Demo Bank',
    subaccount_code: seller.hasSubaccount
      ? `ACCT_${idOf('subaccount', seller.key).replaceAll('-', '').slice(0, 15)}`
      : null,
  }));
}

export function productRows(now: Date): Row<'products'>[] {
  const policies = new Map(categories.map(({ name, returnPolicy }) => [name, returnPolicy]));
  return products.map((product) => {
    const { sale, goods, choices } = product;
    const [length, width, height] = goods.cm;
    return {
      id: productId(product.key),
      seller_id: sellerId(product.shelf.by),
      category_id: idOf('category', product.category),
      subcategory_id: subcategoryId(product.category, product.subcategory),
      name: product.name,
      description: product.text,
      brand_name: product.shelf.brand,
      sku: product.sku,
      price: sale.price,
      discount_price: sale.discount ?? null,
      images: JSON.stringify(imagesOf(product)),
      tags: [...product.tags],
      colors: [...(choices?.colors ?? [])],
      sizes: [...(choices?.sizes ?? [])],
      weight: JSON.stringify({ value: goods.kg, unit: 'kg' }),
      dimensions: JSON.stringify({ length, width, height, unit: 'cm' }),
      return_policy: policies.get(product.category) ?? null,
      max_stock: sale.of,
      units_sold_recently: sale.sold,
      created_at: agoFrom(now, sale.age),
      updated_at: agoFrom(now, sale.age),
    };
  });
}

const rank = new Map(byPopularity().map(({ key }, place) => [key, place]));

/** Its first colour's, then the other colours' in their order; each names the colour that it shows. */
export function imagesOf(product: ShelvedProduct): Picture[] {
  const { key, name, choices } = product;
  const place = rank.get(key) ?? products.length;
  const [first, ...others] = choices?.colors ?? [];
  const own = viewsOf(place, product).map((view, number) => {
    const picture = pictureOf(productPicture(key, number), name + viewWords[view]);
    return picture && first !== undefined ? { ...picture, choice: first } : picture;
  });
  const ofOthers = others.flatMap((color) =>
    colorViewsOf(place, product, others.length).map((view, number) => {
      const picture = pictureOf(colorPicture(key, color, number), `${name}, ${color}${viewWords[view]}`);
      return picture && { ...picture, choice: color };
    }),
  );
  return [...own, ...ofOthers].filter((picture) => picture !== null);
}

export function carouselRows(): Row<'carousel_items'>[] {
  return banners.map((banner, order) => {
    const image = pictureJson(`banner/${banner.key}`, banner.title);
    if (image === null) throw new Error(`The picture of banner ${banner.key} has not been made: npm run demo:pictures`);
    return {
      id: idOf('banner', banner.key),
      order,
      title: banner.title,
      text: banner.text,
      button_label: banner.buttonLabel,
      link: banner.link.replace(/^#/, ''),
      image,
      background_color: banner.backgroundColor,
    };
  });
}
