import type { Page } from '@playwright/test';

/**
 * Toasts stay until their button is pressed: three seconds are enough for a shopper, and at times too few for a test on a
 * busy machine. A toast's time begins when it has come in, which the page is not told. Before the first `goto`.
 */
export const keepToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const untold = (event: AnimationEvent) => {
      if (event.target instanceof Element && event.target.closest('.toasts')) event.stopPropagation();
    };
    addEventListener('animationend', untold, { capture: true });
  });
