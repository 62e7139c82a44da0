import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Fault } from '../control/behaviour.ts';
import type { PaystackSandbox } from '../sandbox.ts';
import { rateLimitHeaders } from './limit-rate.ts';
import { fault as ourFault, rateLimited } from './paystack-error.ts';
import { fieldsOf, optionalText, wholeNumber } from './read-fields.ts';

const CALL_OF: Record<string, Call> = {
  'POST /transaction/initialize': 'initialize',
  'GET /transaction/verify/:reference': 'verify',
  'GET /transaction': 'transactions',
  'POST /refund': 'refund',
  'GET /refund': 'refunds',
  'GET /refund/:id': 'refunds',
  'GET /dispute': 'disputes',
  'GET /dispute/:id': 'disputes',
  'GET /bank': 'banks',
  'GET /bank/resolve': 'resolve',
  'POST /subaccount': 'subaccount',
  'GET /subaccount': 'subaccounts',
};

const ERROR_PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';

/** Lets calls fail as the sandbox was told: some before they do anything, some after all is done and saved. */
export function misbehave(app: FastifyInstance, { control, store, hanging }: PaystackSandbox): void {
  const faults = new WeakMap<FastifyRequest, Fault>();

  function callOf({ method, routeOptions }: FastifyRequest): Call {
    return CALL_OF[`${method} ${routeOptions.url?.slice(app.prefix.length)}`] ?? 'other';
  }

  /** The reference a call is about, by whichever name or id it says so. */
  function referenceOf({ params, query, body }: FastifyRequest): string | null {
    const { reference: inPath } = fieldsOf(params);
    const named = optionalText(inPath) ?? optionalText(fieldsOf(body).reference);
    if (named !== null) return named;
    const given = optionalText(fieldsOf(body).transaction) ?? optionalText(fieldsOf(query).transaction);
    if (given === null) return null;
    return store.transactionById(wholeNumber(given) ?? -1)?.reference ?? given;
  }

  async function hang({ raw: { socket } }: FastifyRequest): Promise<void> {
    hanging.add(socket);
    if (!socket.destroyed) await once(socket, 'close');
    hanging.delete(socket);
  }

  app.addHook('preHandler', async (request, reply) => {
    const fault = control.fault(callOf(request), referenceOf(request));
    if (fault === null) return;
    faults.set(request, fault);
    await store.commit();
    if (fault === 'error') throw ourFault();
    if (fault === 'rate_limited') {
      reply.headers(rateLimitHeaders(100, 0, 2));
      throw rateLimited();
    }
    if (fault === 'html') return reply.code(502).type('text/html; charset=utf-8').send(ERROR_PAGE);
    if (fault === 'drop') cut(request, reply);
    if (fault === 'hang') {
      reply.hijack();
      await hang(request);
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = faults.get(request);
    if (fault === undefined || typeof payload !== 'string') return payload;
    if (fault === 'drop_after') request.raw.socket.destroy();
    if (fault === 'hang_after') await hang(request);
    if (fault === 'error_after') {
      reply.code(500);
      return JSON.stringify(ourFault().body());
    }
    if (fault === 'truncated_json') return payload.slice(0, payload.length / 2);
    if (fault === 'drop_midway') {
      reply.header('content-length', Buffer.byteLength(payload));
      return Readable.from(halfOf(payload));
    }
    return withOtherAddress(payload, fault);
  });
}

function cut(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

async function* halfOf(payload: string): AsyncGenerator<string> {
  yield payload.slice(0, payload.length / 2);
  throw new Error('Cut by order of the control API');
}

function withOtherAddress(payload: string, fault: Fault): string {
  if (!fault.endsWith('authorization_url')) return payload;
  const answer = JSON.parse(payload) as { data?: Record<string, unknown> };
  const { authorization_url, ...data } = answer.data ?? {};
  if (authorization_url === undefined || fault === 'no_authorization_url') return JSON.stringify({ ...answer, data });
  const url =
    fault === 'foreign_authorization_url' ? `https://evil.example/${data.access_code}` : 'javascript:alert(1)';
  return JSON.stringify({ ...answer, data: { authorization_url: url, ...data } });
}
