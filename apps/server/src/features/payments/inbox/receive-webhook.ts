import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { auditOnceAMinute } from '../../../books/audit.ts';
import type { Deps } from '../../../deps.ts';
import { clientAddress } from '../../../http/connections/client-address.ts';
import { type Limit, limitRequests, minute } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import { hasValidSignature } from '../../../platform/payments/webhook-signature.ts';
import { insertMessage } from './inbox.queries.ts';
import { readWebhook } from './webhook-message.ts';

const telling: Limit = { name: 'webhook', setting: 'limitWebhook', seconds: minute, addressFactor: 1 };

const largestBody = 256 * 1024;

/**
 * Where the provider tells what happened. It is no browser, so the rules of our own API do not hold here: what counts is
 * the signature over the very bytes. A message is stored and nothing else; if that fails the provider is told to come
 * again.
 */
export async function receiveWebhooks(app: FastifyInstance, deps: Deps): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBody }, (_request, body, done) => {
    done(null, body);
  });
  app.post('/api/payment/webhook/paystack', { schema: { hide: true }, bodyLimit: largestBody }, async (request) => {
    await limitRequests(deps, telling, { request });
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!hasValidSignature(raw, request.headers['x-paystack-signature'], deps.payments.webhookKeys)) {
      request.log.warn({ ip: request.ip, bytes: raw.length }, 'webhook with a wrong signature');
      await recordRefused(deps, request, raw).catch((cause) => request.log.error({ err: cause }, 'not on record'));
      throw refusal('invalid_signature');
    }
    try {
      await insertMessage(deps.db, readWebhook(raw), raw);
    } catch (cause) {
      request.log.error({ err: cause }, 'webhook not stored');
      throw refusal('service_unavailable', {}, 5);
    }
    return {};
  });
}

/** Somebody without the key speaks as the provider. Nothing of the message is kept but what it can be known again by. */
async function recordRefused({ db }: Deps, request: FastifyRequest, raw: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(raw).digest('hex');
  await auditOnceAMinute(db, {
    actor: 'system',
    action: 'webhook.refused',
    subject: `address:${clientAddress(request.ip)}`,
    details: { bytes: raw.length, sha256, requestId: request.id },
  });
}
