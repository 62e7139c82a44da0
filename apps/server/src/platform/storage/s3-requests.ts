import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { StorageAddress } from '../../settings/storage-address.ts';
import { readError } from './s3-answers.ts';
import { StorageFailure } from './storage-failure.ts';

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Of a file; none: the bucket is asked. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** How often it is tried; three times unless told. */
  tries?: number;
}

export interface S3Answer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** What a refusal calls itself; '' for any other answer, and where there is no body. */
  code: string;
}

/**
 * Milliseconds that one try may take, with its answer. Three are over before PostgreSQL ends a transaction that waits for
 * them (10 s); a file has some hundred kilobytes and is never sent in one.
 */
const patience = { look: 2500, carry: 5000 } as const;
const firstPause = 200;
/** What S3 refuses with a status of those who ask wrongly, and takes the next time. */
const passing = new Set(['RequestTimeout', 'OperationAborted']);
/** After so many tries in vain nobody waits for it for so long: else all who come would hang in it. */
const rest = 1000;

/** Signed requests to a bucket, each tried again while it may help. */
export class S3Requests {
  readonly #address: StorageAddress;
  readonly #client: AwsClient;
  #failure: StorageFailure | null = null;
  #restsUntil = 0;

  constructor(address: StorageAddress) {
    this.#address = address;
    const { accessKey, secret, region } = address;
    this.#client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secret, service: 's3', region });
  }

  /** Why it did not answer when it was last asked; null: it did. */
  get failure(): StorageFailure | null {
    return this.#failure;
  }

  /** The answer, whatever it says. @throws StorageFailure when there is none */
  async ask(request: S3Request): Promise<S3Answer> {
    const { tries = 3 } = request;
    for (let tried = 1; ; tried += 1) {
      if (this.#failure && performance.now() < this.#restsUntil) throw this.#failure;
      try {
        const answer = await this.#tryOnce(request);
        this.#failure = null;
        return answer;
      } catch (error) {
        if (!(error instanceof StorageFailure)) throw error;
        if (tried >= tries) {
          this.#failure = error;
          this.#restsUntil = performance.now() + rest;
          throw error;
        }
      }
      // Not all at the same moment again.
      await sleep(firstPause * 2 ** (tried - 1) * (0.5 + Math.random()));
    }
  }

  /** What to throw for an answer that refuses. */
  refusalOf({ status, code, body }: S3Answer): StorageFailure {
    const { message } = readError(body.toString('utf8'));
    const said = [`${status}`, code, message].filter(Boolean).join(' ');
    return new StorageFailure(`The storage ${this.#called} refuses: ${said}`, { isPassing: false });
  }

  get #called(): string {
    return `${this.#address.origin}/${this.#address.bucket}`;
  }

  async #tryOnce({ method, name, query = {}, headers = {}, body }: S3Request): Promise<S3Answer> {
    const url = new URL(name === undefined ? this.#called : `${this.#called}/${name}`);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
    // The storage compares the bytes that came with it, so that nothing lies there that was not sent.
    const digest = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const signed = await this.#client.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': digest },
      redirect: 'manual',
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    const carriesFile = name !== undefined && (method === 'PUT' || method === 'GET');
    const milliseconds = carriesFile ? patience.carry : patience.look;
    try {
      const answer = await fetch(signed, { signal: AbortSignal.timeout(milliseconds) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const code = answer.ok ? '' : readError(bytes.toString('utf8')).code;
      const mayPass = answer.status >= 500 || answer.status === 429 || passing.has(code);
      if (mayPass) throw this.#unreachable(`${answer.status} ${code}`.trim());
      return { status: answer.status, headers: answer.headers, body: bytes, code };
    } catch (error) {
      if (error instanceof StorageFailure) throw error;
      const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
      throw this.#unreachable(cause?.code ?? cause?.message ?? message, error);
    }
  }

  #unreachable(why: string, cause?: unknown): StorageFailure {
    return new StorageFailure(`The storage ${this.#called} does not answer: ${why}`, { isPassing: true, cause });
  }
}
