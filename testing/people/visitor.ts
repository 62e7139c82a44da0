import { addressOf, answerOf, type Client, createClient } from '@oja/contract/client';
import { routeOf, routes } from '@oja/contract/routes';

export interface SentFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A browser as far as the API sees one: cookies of its own, our origin. */
export interface Visitor {
  /**
   * The typed client. What is given as `file` is the body as it is, which the client leaves to the screen that sends one; a
   * file that is answered is its text.
   */
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
  const call = createClient({ routes, baseUrl: url, fetch: async (...asked) => textOfFile(await send(...asked)) });
  const callWithFile: Client = (name, input) => {
    const { file, signal = null } = input as { file?: SentFile; signal?: AbortSignal };
    if (!file) return call(name, input);
    const { method } = routeOf(name);
    const headers = { 'content-type': file.type, 'x-requested-with': 'app' };
    return answerOf(send(url + addressOf(routes, name, input), { method, headers, signal, body: file.bytes }));
  };
  return {
    call: callWithFile,
    fetch: (path, init) => send(url + path, init),
    cookies,
  };
}

/** The text of a file as the client reads it. */
async function textOfFile(response: Response): Promise<Response> {
  const isFile = response.headers.get('content-type')?.startsWith('text/csv');
  return isFile ? Response.json(await response.text()) : response;
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
