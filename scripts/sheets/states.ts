import type { Page, Route } from '@playwright/test';

/** In which a screen can be besides showing what the shop has. */
export const states = ['empty', 'loading', 'failed', 'very long names'] as const;
export type State = (typeof states)[number];

const longName =
  'Hand-Woven Aṣọ-Òkè Ceremonial Set with Matching Fìlà, Ìpèlé and Embroidered Agbádá for Grooms, Free Size, Indigo with Gold';
const names = new Set(['name', 'storeName', 'brandName', 'title', 'fullName', 'city', 'color', 'size', 'comment']);

/** The server may end an idle connection in the very moment in which it is used again. */
const again = { maxRetries: 3 };

/** Puts a page into a state, before it is opened. */
export async function putInto(page: Page, state: State): Promise<void> {
  await page.route('**/api/**', (route) => answer(route, state));
  await page.route('/', async (route) => {
    const response = await route.fetch(again);
    await route.fulfill({ response, body: withoutHome(await response.text()) });
  });
}

async function answer(route: Route, state: State): Promise<void> {
  // Who is there is known in every state: without it no screen of an account is one.
  if (route.request().method() !== 'GET' || route.request().url().endsWith('/api/me')) return route.continue();
  if (state === 'failed') return route.fulfill({ status: 404, body: 'no answer of the shop' });
  // Left without an answer.
  if (state === 'loading') return;
  const response = await route.fetch(again);
  const changed = response.ok() ? changeOf(state)(await response.json()) : await response.json();
  await route.fulfill({ response, json: changed });
}

/** The document carries Home and its data: without them the browser asks for them. */
function withoutHome(html: string): string {
  return html
    .replace(/(?<=<div id="root">)[\s\S]*(?=<\/div>\s*<script type="application\/json")/, '')
    .replace(/"home":\{.*\}(?=\}<\/script>)/s, '"home":null');
}

type Change = (value: unknown, key?: string) => unknown;

const changeOf = (state: State): Change => (state === 'empty' ? emptied : lengthened);

const emptied: Change = (value) => {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  return value !== null && typeof value === 'object' ? each(value, emptied) : value;
};

const lengthened: Change = (value, key = '') => {
  if (Array.isArray(value)) return value.map((one) => lengthened(one));
  // A picture's colour is called like a product's.
  if (typeof value === 'string' && names.has(key) && !value.startsWith('#')) return longName;
  return value !== null && typeof value === 'object' ? each(value, lengthened) : value;
};

const each = (value: object, change: Change) =>
  Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner, key)]));
