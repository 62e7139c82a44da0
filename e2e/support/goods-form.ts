import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { OwnStore } from './desk.ts';

/** Milliseconds that pictures may take: each is encoded for a second, behind whatever else the machine does. */
export const encoded = { timeout: 60_000 };
export const phone = { width: 390, height: 844 };
export const main = (page: Page) => page.getByRole('main');
export const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
export const category = (page: Page) => main(page).getByRole('group', { name: 'Category' });
export const publish = (page: Page) => main(page).getByRole('button', { name: /^Publish/ });
/** What opens and shuts colours and sizes. */
export const choicesFold = (page: Page) => main(page).locator('summary', { hasText: 'Colours and sizes' });
/** Of the matrix: 'Count' of 'Navy, M'. */
export const cell = (page: Page, column: string, name: string) =>
  main(page).getByLabel(`${column}, ${name}`, { exact: true });

/** A photograph as a camera makes it, higher than wide; no two are alike. */
export async function photograph(width = 700, height = 900) {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3));
  const background = { r: red ?? 0, g: green ?? 0, b: blue ?? 0 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}

export async function takePhoto(page: Page): Promise<void> {
  await main(page)
    .getByLabel('Take a photo')
    .setInputFiles(await photograph());
}

export const pictures = (page: Page) => main(page).getByRole('button', { name: /^Picture \d of \d/ });
/** That the shop has. */
export const readyPictures = (page: Page) => main(page).getByRole('button', { name: /^Picture \d of \d$/ });

/** What a product must have, but for pictures. */
export async function fillNeeded(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Price ₦').fill('12k');
  await field(page, 'How many').fill('10');
  await category(page).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
}

/** Opens the form of a new product. Answers its id. */
export async function begin(page: Page, store: OwnStore): Promise<string> {
  await page.goto(`/desk/${store.slug}/products/new`);
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Pastes a text at the field that has the focus, as a spreadsheet does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** How many of what waits for the shop lie in this browser: forms, then photographs. */
export const keptAtDesk = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const counts: number[] = [];
    for (const name of ['oja-desk-forms', 'oja-desk-pictures']) {
      const open = indexedDB.open(name);
      open.onupgradeneeded = () => open.result.createObjectStore('kept');
      const db = await new Promise<IDBDatabase>((resolve) => {
        open.onsuccess = () => resolve(open.result);
      });
      const count = db.transaction('kept').objectStore('kept').count();
      counts.push(
        await new Promise<number>((resolve) => {
          count.onsuccess = () => resolve(count.result);
        }),
      );
      db.close();
    }
    return counts;
  });
