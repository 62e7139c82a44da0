import { type Client, createClient } from '@oja/contract/client';
import { routes } from '@oja/contract/routes';
import type { APIRequestContext } from '@playwright/test';

/** The typed client with the cookies of a browser: what its pages would ask, without a page. */
export const clientOf = (browser: APIRequestContext): Client =>
  createClient({ routes, fetch: (address, init) => sendBy(browser, String(address), init) });

async function sendBy(browser: APIRequestContext, address: string, init: RequestInit = {}): Promise<Response> {
  const { method, headers, body } = init;
  const answer = await browser.fetch(address, {
    ...(method && { method }),
    headers: Object.fromEntries(new Headers(headers)),
    ...(body && { data: body }),
    // A connection that the shop ends for idleness, just as it is used again: a browser asks anew, too, where nothing is written.
    maxRetries: method === undefined || method === 'GET' ? 1 : 0,
  });
  return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() });
}
