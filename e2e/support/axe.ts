import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a theme can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
/** What a width can break besides, where it shows what another width shows. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/**
 * The rules of accessibility that the page breaks as it stands, each with where.
 *
 * @param within a part of the page; all of it unless given
 * @param rules those that are asked; all unless given
 */
export async function violationsOf(page: Page, within?: string, rules?: string[]): Promise<string[]> {
  // 'Legacy' asks within the page. The other way is for frames of other origins, of which there are none here: it carries
  // all that axe saw, also what is in order, into a second page, and takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** No violation of accessibility, and nothing to scroll sideways, in what the page shows now; in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await showTheme(page, 'dark');
  expect(await violationsOf(page, undefined, rulesOfColour), 'dark').toEqual([]);
  await showTheme(page, 'light');
  expect(await violationsOf(page), 'light').toEqual([]);
  await expectNothingSideways(page);
}

/** The same at a width between two others that show the same parts: those were looked at in both themes. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  expect(await violationsOf(page, undefined, rulesOfLayout)).toEqual([]);
  await expectNothingSideways(page);
}

export async function expectNothingSideways(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels of sideways scrolling at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0);
}

/** Colours that are still on their way from one theme to the other are nobody's choice. */
async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
}
