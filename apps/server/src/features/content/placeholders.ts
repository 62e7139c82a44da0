import { formatNaira } from '@oja/domain/money/naira';
import type { PricingPolicy } from '@oja/domain/money/pricing';
import { areaWords } from '@oja/domain/orders/delivery-area';
import type { Config } from '../../settings/config.ts';

/** What the texts leave open, because the operator decides it: `{{shippingFee}}`. */
export function openValues(config: Config, policy: PricingPolicy) {
  return {
    brand: config.shopName,
    freeShippingAbove: formatNaira(policy.freeShippingAboveKobo),
    shippingFee: formatNaira(policy.shippingKobo),
    deliveryArea: areaWords(config.deliversTo),
    tax: percent(policy.taxBasisPoints),
    commission: percent(policy.commissionBasisPoints),
    holdTime: duration(config.holdSeconds),
    passwordMin: String(config.passwordMin),
    phone: config.shopPhone,
    phoneDigits: config.shopPhone.replaceAll(/[^+\d]/g, ''),
    email: config.shopEmail,
    city: config.shopCity,
  };
}
export type OpenValues = ReturnType<typeof openValues>;

const placeholder = /\{\{(\w*)\}\}/g;

/** Fills every text of a tree in; a value is text wherever it comes to stand, never markup. */
export function fillIn<T>(tree: T, values: OpenValues): T {
  if (typeof tree === 'string') {
    return tree.replace(placeholder, (whole, name: string) => values[name as keyof OpenValues] ?? whole) as T;
  }
  if (Array.isArray(tree)) return tree.map((item) => fillIn(item, values)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, fillIn(value, values)])) as T;
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`;

/** '15 minutes', '90 seconds' */
function duration(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
