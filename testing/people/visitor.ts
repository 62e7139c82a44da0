import { type Client, createClient } from '@oja/contract/client';
import { routes } from '@oja/contract/routes';

/** A browser as far as the API sees one: cookies of its own, our origin. */
export interface Visitor {
  /** The typed client. */
  call: Client;
  /** Any request, for what the typed client cannot say. Takes a path of this server. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  cookies: Map<string, string>;
}

/** A visitor of the shop at this address, without cookies. */
export function newVisitor(url: string): Visitor {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (address, init = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('origin')) headers.set('origin', url);
    if (cookies.size) headers.set('cookie', Array.from(cookies, (pair) => pair.join('=')).join('; '));
    const response = await fetch(address, { redirect: 'manual', ...init, headers });
    for (const header of response.headers.getSetCookie()) keepCookie(cookies, header);
    return response;
  };
  return {
    call: createClient({ routes, baseUrl: url, fetch: send }),
    fetch: (path, init) => send(url + path, init),
    cookies,
  };
}

/** Whether the shop knows who this browser is. */
export const isSignedIn = async (visitor: Visitor): Promise<boolean> => (await visitor.call('me', {})).user !== null;

function keepCookie(cookies: Map<string, string>, header: string): void {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const ended = attributes.some((attribute) => {
    const [key = '', until = ''] = attribute.toLowerCase().split('=');
    return (key === 'max-age' && Number(until) <= 0) || (key === 'expires' && Date.parse(until) <= Date.now());
  });
  if (ended) cookies.delete(name);
  else cookies.set(name, value);
}
