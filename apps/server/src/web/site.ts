import type { Site } from '@oja/contract/service';
import { demoAccounts, demoPassword } from '@oja/demo/data/accounts';
import type { PricingPolicy } from '@oja/domain/money/pricing';
import type { Config } from '../settings/config.ts';
import { outsideLink } from './outside-link.ts';

/** What the shop calls itself where it has a line to itself. */
export const shopTitle = ({ shopName }: Pick<Config, 'shopName'>): string => `${shopName}: market day, every day`;

/** What the screen must know of this shop; travels in the document. */
export function siteOf(config: Config, policy: Pick<PricingPolicy, 'freeShippingAboveKobo' | 'shippingKobo'>): Site {
  const buyer = demoAccounts.find(({ key }) => key === 'buyer');
  return {
    brand: config.shopName,
    title: shopTitle(config),
    demo: config.demo && buyer ? { email: buyer.email, password: demoPassword } : null,
    google: config.demo || config.googleClientId !== null,
    passwordMin: config.passwordMin,
    freeShippingAbove: policy.freeShippingAboveKobo,
    shippingFee: policy.shippingKobo,
    contact: { phone: config.shopPhone, email: config.shopEmail, city: config.shopCity },
    social: config.shopSocial.map(outsideLink),
    appStores: config.shopAppStores.map(outsideLink),
  };
}
