import type { IncomingMessage } from 'node:http';

/**
 * Why a request is refused before any route sees it; null when there is no reason. Only a path is taken: the router would
 * also find the path within a whole address, while the address stays what every handler reads as the request's. And only
 * one host: of two, a proxy may have read the other.
 */
export function unsoundness({ url = '', headers, httpVersion }: IncomingMessage): string | null {
  if (!url.startsWith('/')) return 'it asks for no path.';
  const { host } = headers;
  // Several come joined by commas, which no host has.
  const isOne = host === undefined ? httpVersion === '1.0' : !host.includes(',');
  return isOne ? null : 'it must name one host.';
}

/** Whether what is percent-encoded in an address is UTF-8. A percent sign that encodes nothing stands for itself. */
export function isUtf8(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    decodeURIComponent(url.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
    return true;
  } catch {
    return false;
  }
}
