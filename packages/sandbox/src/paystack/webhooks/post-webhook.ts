import { createHmac } from 'node:crypto';
import type { SignatureKind } from '../control/behaviour.ts';

const ANSWER_TIMEOUT = 30_000;

type Message = { url: string; body: string; secretKey: string; signature: SignatureKind; stop: AbortSignal };

/** Only 200 counts as received, as Paystack's documentation demands; redirects are not followed. */
export async function postWebhook({ url, body, secretKey, signature, stop }: Message): Promise<{
  ok: boolean;
  answer: string;
}> {
  const bytes = new TextEncoder().encode(body);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Paystack/2.0',
        ...signatureHeader(secretKey, bytes, signature),
      },
      body: bytes,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_TIMEOUT)]),
    });
    await response.body?.cancel();
    return { ok: response.status === 200, answer: String(response.status) };
  } catch (error) {
    return { ok: false, answer: error instanceof Error ? error.message : String(error) };
  }
}

/** Lower-case hex HMAC-SHA512 over the exact bytes sent, or one of its forgeries. */
function signatureHeader(secretKey: string, bytes: Uint8Array, kind: SignatureKind): Record<string, string> {
  if (kind === 'missing') return {};
  const key = kind === 'wrong' ? `${secretKey}x` : secretKey;
  const hash = createHmac('sha512', key).update(bytes);
  const hex = (kind === 'other_body' ? hash.update(' ') : hash).digest('hex');
  return { 'x-paystack-signature': kind === 'upper_case' ? hex.toUpperCase() : hex };
}
