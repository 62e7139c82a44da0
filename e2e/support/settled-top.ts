import type { Locator } from '@playwright/test';

/**
 * Where something of Home stands, once nothing moves. Sections that come near the screen get their true height, a frame
 * later: until ten frames agree on its place and the page's, nothing stands still.
 */
export const settledTop = (of: Locator): Promise<number> =>
  of.evaluate(async (element) => {
    const topOf = () => Math.round(element.getBoundingClientRect().top);
    let last = '';
    for (let same = 0; same < 10; ) {
      await new Promise(requestAnimationFrame);
      const place = `${topOf()} ${Math.round(scrollY)}`;
      same = place === last ? same + 1 : 0;
      last = place;
    }
    return topOf();
  });
