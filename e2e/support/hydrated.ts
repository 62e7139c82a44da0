import { expect, type Page } from '@playwright/test';
import { cardsOf } from './shopper.ts';

/** Waits until Home's markup answers to the shopper: then its rows hold more cards than the document brought along. */
export async function hydrated(page: Page): Promise<void> {
  await expect(cardsOf(page, 'Flash Sales').nth(9)).toBeAttached();
  await expect(cardsOf(page, 'Top Sellers').nth(9)).toBeAttached();
}
