import type { FastifyInstance } from 'fastify';
import { Refusal, refusal } from '../../http/refusal.ts';
import { passOn } from './pass-on.ts';
import { pathBelow } from './path-below.ts';

interface Options {
  /** Where it lies on this server. */
  folder: string;
  /** Its own address on this machine; null as long as it is not known. */
  url: () => string | null;
  /** What its answers carry beside the shop's own headers, unless they say otherwise themselves. */
  headers?: Readonly<Record<string, string>>;
}

/** A sandbox lives at an address of its own, maybe in another process: what is asked of it here is asked there. */
export function passOnToSandbox(app: FastifyInstance, { folder, url, headers = {} }: Options): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathBelow(folder, request.url);
    if (path === null) throw refusal('route_not_found');
    const origin = url();
    if (origin === null) throw refusal('service_unavailable', {}, 1);
    try {
      await passOn({
        request: request.raw,
        response: reply.raw,
        origin,
        path,
        client: request.ip,
        largestBody: app.initialConfig.bodyLimit ?? 0,
        headers,
      });
    } catch (error) {
      if (error instanceof Refusal) {
        // What is left of the body is not read.
        reply.header('connection', 'close');
        throw error;
      }
      request.log.warn({ err: error }, `the sandbox at ${folder} gave no answer`);
      throw refusal('service_unavailable', {}, 1);
    }
    return reply.hijack();
  });
}
