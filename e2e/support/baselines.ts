import type { Locator } from '@playwright/test';

/** Where each text stands on its line, in whole pixels from the top of the window. */
export const baselines = (texts: readonly Locator[]): Promise<number[]> =>
  Promise.all(
    texts.map((text) =>
      text.evaluate((element) => {
        // An empty inline block stands on the baseline.
        const probe = element.insertBefore(document.createElement('span'), element.firstChild);
        probe.style.display = 'inline-block';
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return Math.round(bottom);
      }),
    ),
  );
