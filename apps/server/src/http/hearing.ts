import type { IncomingMessage, ServerResponse } from 'node:http';

/** @param address of the client, as `request.ip` has it */
type Hear = (query: URLSearchParams, address: string) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on tells of each reading of this path that is answered, also of what is sent as it is kept. */
    hear: (path: string, hear: Hear) => void;
  }
}

/** Hears what is asked for, whoever answers it. @param trustProxy how many proxies stand before the server */
export class Hearing {
  readonly #paths = new Map<string, Hear>();
  readonly #trustProxy: number;

  constructor(trustProxy: number) {
    this.#trustProxy = trustProxy;
  }

  of(path: string, hear: Hear): void {
    this.#paths.set(path, hear);
  }

  /** Once it is answered, if it is. */
  listen(request: IncomingMessage, response: ServerResponse): void {
    const tell = this.#tellerOf(request);
    if (!tell) return;
    response.once('finish', () => {
      if (response.statusCode === 200 || response.statusCode === 304) tell();
    });
  }

  /** What is answered just now. */
  answered(request: IncomingMessage): void {
    this.#tellerOf(request)?.();
  }

  #tellerOf(request: IncomingMessage): (() => void) | undefined {
    const { url = '' } = request;
    const end = url.indexOf('?');
    const hear = end < 0 ? undefined : this.#paths.get(url.slice(0, end));
    // The address is gone with the connection.
    const address = hear && addressOf(request, this.#trustProxy);
    return hear && (() => hear(new URLSearchParams(url.slice(end + 1)), address ?? ''));
  }
}

/** As Fastify reads it: each proxy adds at the end whom it was asked by. */
function addressOf({ socket, headers }: IncomingMessage, trustProxy: number): string {
  if (trustProxy === 0) return socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const addresses = [socket.remoteAddress ?? '', ...told.reverse()];
  return addresses[Math.min(trustProxy, addresses.length - 1)] ?? '';
}
