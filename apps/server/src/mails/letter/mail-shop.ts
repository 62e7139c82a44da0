import type { Config } from '../../settings/config.ts';

/** What every mail says of the shop. */
export interface MailShop {
  name: string;
  url: string;
  email: string;
  phone: string;
  city: string;
}

export function mailShopOf(config: Config): MailShop {
  return {
    name: config.shopName,
    url: config.publicUrl,
    email: config.shopEmail,
    phone: config.shopPhone,
    city: config.shopCity,
  };
}

/** The address of one order, for its buyer. */
export const orderUrl = (shop: MailShop, orderId: string): string => screenUrl(shop, `/orders/${orderId}`);

/** The address of the desk of a store. */
export const deskUrl = ({ url }: MailShop, slug: string): string => `${url}/desk/${encodeURIComponent(slug)}`;

/** The address of a store's orders at its desk. */
export const deskOrdersUrl = (shop: MailShop, slug: string): string => `${deskUrl(shop, slug)}/orders`;

/** The address of one order at the desk of a store. */
export const deskOrderUrl = (shop: MailShop, slug: string, orderId: string): string =>
  `${deskOrdersUrl(shop, slug)}/${orderId}`;

/** The address of a store's products at its desk; of some of them. */
export const deskProductsUrl = (shop: MailShop, slug: string, query?: 'tab=taken-down' | 'only=low'): string =>
  `${deskUrl(shop, slug)}/products${query ? `?${query}` : ''}`;

/** The address of a store's reviews at its desk. */
export const deskReviewsUrl = (shop: MailShop, slug: string): string => `${deskUrl(shop, slug)}/reviews`;
/** The address of one product at the desk of a store, or of its draft. */
export const deskProductUrl = (shop: MailShop, slug: string, id: string): string =>
  `${deskProductsUrl(shop, slug)}/${id}`;

/** The address of a screen of the shop: `screenUrl(shop, '/orders')`. */
export function screenUrl({ url }: MailShop, path: string): string {
  return `${url}/#${path}`;
}
