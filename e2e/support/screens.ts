import type { APIRequestContext } from '@playwright/test';
import { type PathName, pages } from '../../apps/web/src/lib/routing/pages.ts';
import type { ParamsOf, PlainPath } from '../../apps/web/src/lib/routing/paths.ts';
import { clientOf } from './client.ts';

/** What the shop under test has, for addresses that name something. */
export interface Sample {
  product: string;
  store: string;
}

export async function takeSample(request: APIRequestContext): Promise<Sample> {
  const { newArrivals, topSellers } = await clientOf(request)('home', {});
  return { product: newArrivals[0]?.id ?? '', store: topSellers[0]?.slug ?? '' };
}

type VaryingPath = Exclude<PathName, PlainPath>;

/** Every page whose address varies must be told here what to show. */
const parametersOf: { [N in VaryingPath]: (sample: Sample) => ParamsOf<N> } = {
  product: ({ product }) => ({ id: product }),
  category: () => ({ category: 'fashion' }),
  subcategory: () => ({ category: 'fashion', subcategory: 'shoes' }),
  store: ({ store }) => ({ storeName: store }),
  // Nobody's: the journeys of orders look at what one shows.
  order: () => ({ id: '0198b300-0000-7000-8000-00000000000a' }),
  newsletter: () => ({ action: 'confirm' }),
  article: () => ({ slug: 'choosing-a-power-bank' }),
};

const queries: Partial<Record<PathName, string>> = {
  search: '?q=ankara',
  paymentCallback: '?reference=oja-01k00000000000000000000000',
};

/** Screens that go on to another one by themselves once the shop has answered: what they ask, and are to go on asking. */
export const unanswered: Readonly<Record<string, string>> = { paymentCallback: '**/api/payment/verify?*' };

/** States of a page that have a look of their own. */
const more = {
  'nothing found': '/search?q=zzzzzz',
  'answers found': '/help?q=refund',
  'no answer found': '/help?q=zzzz',
  'unknown address': '/no/such/page',
};

/** Every screen, from the app's own table of pages: a new page is among them by itself. */
export const screens: readonly string[] = [...Object.keys(pages), ...Object.keys(more)];

/** The address of a screen within the app, `/product/…`. */
export function addressOf(screen: string, sample: Sample): string {
  if (screen in more) return more[screen as keyof typeof more];
  const parameters: Record<string, string> = parametersOf[screen as VaryingPath]?.(sample) ?? {};
  const path = pages[screen as PathName].path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '');
  return path + (queries[screen as PathName] ?? '');
}

/** The parts of the operator's page, which nobody is shown but who runs the shop. */
export const operatorParts = ['Today', 'Money', 'Stores', 'Products', 'Books'] as const;
export type OperatorPart = (typeof operatorParts)[number];

/** The address of one of them within the app. */
export const partAddress = (part: OperatorPart): string => `/operator?part=${part.toLowerCase()}`;
