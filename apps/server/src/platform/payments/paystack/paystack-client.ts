import { setTimeout as delay } from 'node:timers/promises';
import type { Outcome } from '../payment-provider.ts';
import { pauseBeforeAgain } from './ask-again.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { exchange, type Received } from './exchange.ts';
import { readData, readJson, readMessage } from './read-answer.ts';

export interface PaystackCall<T> {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: object;
  /** Milliseconds altogether, retries included. */
  timeout: number;
  /** Null: the answer makes no sense. */
  read: (data: unknown, meta: unknown) => T | null;
}

/** Seconds to wait when a 429 does not say how long. */
const defaultReset = 5;

/**
 * Calls the API and says what became of it. Only questions are asked again, after no answer, a fault of theirs or a 429;
 * a POST never is, because it may have been carried out. While they limit us nothing is sent, whoever asks.
 */
export class PaystackClient {
  readonly #baseUrl: () => string | null;
  readonly #secretKey: string;
  readonly #breaker = new CircuitBreaker({ failures: 5, pause: 15_000, clock: () => performance.now() });
  #limitedUntil = Number.NEGATIVE_INFINITY;

  /** @param baseUrl null as long as it is not known where the API is */
  constructor(baseUrl: () => string | null, secretKey: string) {
    this.#baseUrl = baseUrl;
    this.#secretKey = secretKey;
  }

  async call<T>(call: PaystackCall<T>): Promise<Outcome<T>> {
    const deadline = performance.now() + call.timeout;
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.#once(call, deadline - performance.now());
      const pause = call.method === 'GET' ? pauseBeforeAgain(outcome, attempt) : null;
      if (pause === null || performance.now() + pause >= deadline) return outcome;
      await delay(pause);
    }
  }

  async #once<T>({ method, path, body, read }: PaystackCall<T>, timeout: number): Promise<Outcome<T>> {
    const baseUrl = this.#baseUrl();
    const limitedFor = (this.#limitedUntil - performance.now()) / 1000;
    if (limitedFor > 0) return { kind: 'rate_limited', retryAfter: limitedFor, message: null };
    if (baseUrl === null || !this.#breaker.allows()) return { kind: 'not_sent' };
    const headers = {
      authorization: `Bearer ${this.#secretKey}`,
      accept: 'application/json',
      'user-agent': 'oja',
      ...(body && { 'content-type': 'application/json' }),
    };
    let received: Received;
    try {
      received = await exchange({
        method,
        url: baseUrl + path,
        headers,
        timeout,
        ...(body && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      this.#breaker.failed();
      return { kind: 'unknown', cause: (error as Error).message };
    }
    if (received.status >= 500) this.#breaker.failed();
    else this.#breaker.succeeded();
    return this.#judge(received, read);
  }

  #judge<T>({ status, headers, text }: Received, read: PaystackCall<T>['read']): Outcome<T> {
    const answer = readJson(text);
    const message = readMessage(answer);
    if (status === 429) {
      const retryAfter = Number(headers['x-ratelimit-reset'] ?? headers['retry-after']) || defaultReset;
      this.#limitedUntil = performance.now() + retryAfter * 1000;
      return { kind: 'rate_limited', retryAfter, message };
    }
    if (status >= 400 && status < 500) {
      const code = answer?.code;
      const notFound = status === 404 || code === 'transaction_not_found' || /reference not found/i.test(message ?? '');
      return { kind: 'refused', status, message, notFound };
    }
    const value = status >= 200 && status < 300 ? read(readData(answer), answer?.meta) : null;
    return value === null ? { kind: 'unknown', cause: `status ${status}, unreadable` } : { kind: 'success', value };
  }
}
