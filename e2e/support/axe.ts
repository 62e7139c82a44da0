import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The rules of accessibility that the page breaks as it stands, each with where.
 *
 * @param within a part of the page; all of it unless given
 */
export async function violationsOf(page: Page, within?: string): Promise<string[]> {
  // 'Legacy' asks within the page. The other way is for frames of other origins, of which there are none here: it carries
  // all that axe saw, also what is in order, into a second page, and takes three times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);
}

/** No violation of accessibility, and nothing to scroll sideways, in what the page shows now; in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are still on their way from one theme to the other are nobody's choice.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    });
    expect(await violationsOf(page), colorScheme).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
  }
}
