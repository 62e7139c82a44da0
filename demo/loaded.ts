import { banners } from './data/banners.ts';
import { products, sellers } from './data/catalogue.ts';
import { applicant } from './data/desk/people.ts';
import { productId, sellerId } from './loader/catalogue-rows.ts';
import { idOf } from './loader/ids.ts';

/** The ids of what the loader has put into a database: whatever else is there came from people. */
export const loaded = {
  products: products.map(({ key }) => productId(key)),
  sellers: [...sellers, applicant.store].map(({ key }) => sellerId(key)),
  banners: banners.map(({ key }) => idOf('banner', key)),
};
