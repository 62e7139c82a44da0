import type { IncomingMessage } from 'node:http';

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** `localhost:3000` without its port. */
const nameOf = (host: string) => host.replace(/:\d+$/, '').toLowerCase();

/**
 * To a browser 127.0.0.1 and localhost are two origins: a page opened under the name that is not the shop's own would
 * show everything and be refused every write. Answers where such a page is to be opened instead; undefined for anything
 * else, and always when the shop has a public name.
 */
export function loopbackRedirect(publicUrl: string): (request: IncomingMessage) => string | undefined {
  const own = new URL(publicUrl).hostname;
  if (!loopback.test(own)) return () => undefined;
  return ({ method, url = '', headers }) => {
    if (headers['sec-fetch-dest'] !== 'document' || method !== 'GET' || !url.startsWith('/')) return undefined;
    const name = nameOf(headers.host ?? '');
    return name !== own && loopback.test(name) ? new URL(publicUrl).origin + url : undefined;
  };
}
