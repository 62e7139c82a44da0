import type { Page } from '@playwright/test';

export type Fault = 'answers 500' | 'breaks off' | 'never answers';

/** Lets the API fail for a page, in one way at a time. */
export async function faultyApi(page: Page) {
  let present: Fault | null = null;
  await page.route('**/api/**', async (route) => {
    if (present === null) return route.continue();
    if (present === 'breaks off') return route.abort('connectionreset');
    if (present === 'answers 500') {
      const error = { code: 'internal_error', message: 'Something went wrong.', requestId: 'request-of-the-test' };
      return route.fulfill({ status: 500, json: { error } });
    }
    // Never answers: the route is left as it is.
  });
  return {
    begin(fault: Fault) {
      present = fault;
    },
    end() {
      present = null;
    },
  };
}

/**
 * The page does not hear that the shop serves again, so that it tries nothing by itself, and 'Try again' stays until the
 * test presses it.
 */
export const triesNothingByItself = (page: Page): Promise<unknown> =>
  page.route('**/api/ready', (route) => route.abort('connectionreset'));

/** Requests to this address wait until they are released. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
