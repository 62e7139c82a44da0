import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type BrotliQuality, bestEncoding, compress, type Encoding, ownMemory, uncompress } from './encodings.ts';

/** What its objects occupy, and each of its bodies beside its bytes: measured, see `prepared-memory.test.ts`. */
const overhead = 640;
const bodyOverhead = 320;

/** Smaller bodies travel faster uncompressed than they decompress. */
const worthCompressing = 1024;

interface Options {
  type: string;
  /** Everything else that the answer carries, security headers included: no hook adds any. One object for all answers of a route. */
  headers: Readonly<Record<string, string>>;
  brotliQuality?: BrotliQuality;
}

/**
 * An answer that can be sent any number of times. Each encoding is made when somebody first asks for it, once for all who
 * ask meanwhile, and stays. The bytes as they are go when the first other encoding is there, unless somebody asked for
 * them: nearly everybody takes brotli, and they can be had from that again.
 */
export class PreparedAnswer {
  /** Of the content, whatever its encoding. */
  readonly etag: string;
  /** Told when it occupies more or less than before. */
  onResize: (() => void) | undefined;
  readonly #length: number;
  readonly #options: Options;
  readonly #bodies: Record<Encoding, Buffer | undefined>;
  #making: Partial<Record<Encoding, Promise<Buffer>>> | undefined;
  #isIdentityWanted = false;

  constructor(content: string, options: Options) {
    const identity = ownMemory(Buffer.from(content));
    this.etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    this.#length = identity.length;
    this.#options = options;
    this.#bodies = { identity, gzip: undefined, br: undefined };
  }

  /** What it occupies in memory just now, all of it. */
  get bytes(): number {
    const { identity, gzip, br } = this.#bodies;
    return overhead + bytesOf(identity) + bytesOf(gzip) + bytesOf(br);
  }

  /** What a browser that takes this encoding is sent: at once when it is there or quickly made. */
  body(wanted: Encoding): Buffer | Promise<Buffer> {
    const encoding = this.#encodingFor(wanted);
    if (encoding === 'identity') this.#isIdentityWanted = true;
    return this.#bodies[encoding] ?? this.#making?.[encoding] ?? this.#make(encoding);
  }

  /** The headers of its 304, and with the length of a body in its encoding those of its 200: names and values in turn. */
  head(wanted?: Encoding, length = 0): string[] {
    const { headers, type } = this.#options;
    const head = [...inTurn(headers), 'etag', this.etag, 'vary', 'accept-encoding'];
    if (wanted === undefined) return head;
    head.push('content-type', type, 'content-length', `${length}`);
    const encoding = this.#encodingFor(wanted);
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    return head;
  }

  #encodingFor(wanted: Encoding): Encoding {
    return this.#length < worthCompressing ? 'identity' : wanted;
  }

  #make(encoding: Encoding): Buffer | Promise<Buffer> {
    const made = this.#encode(encoding);
    if (!(made instanceof Promise)) return this.#keep(encoding, made);
    const making = made
      .then((body) => this.#keep(encoding, body))
      .finally(() => {
        this.#making = { ...this.#making, [encoding]: undefined };
      });
    this.#making = { ...this.#making, [encoding]: making };
    return making;
  }

  #encode(encoding: Encoding): Buffer | Promise<Buffer> {
    const { brotliQuality = 5 } = this.#options;
    const identity = this.#bodies.identity ?? this.#restore();
    const toWanted = (body: Buffer) =>
      encoding === 'identity' ? ownMemory(body) : compress(body, encoding, brotliQuality);
    return identity instanceof Promise ? identity.then(toWanted) : toWanted(identity);
  }

  /** The bytes as they are, from an encoding that is there. */
  #restore(): Buffer | Promise<Buffer> {
    const from = this.#bodies.br ? 'br' : 'gzip';
    return uncompress(this.#bodies[from] as Buffer, from, this.#length);
  }

  #keep(encoding: Encoding, body: Buffer): Buffer {
    this.#bodies[encoding] = body;
    if (encoding !== 'identity' && !this.#isIdentityWanted) this.#bodies.identity = undefined;
    this.onResize?.();
    return body;
  }
}

const bytesOf = (body: Buffer | undefined): number => (body ? bodyOverhead + body.length : 0);

const flattened = new WeakMap<object, readonly string[]>();

/** Names and values in turn, as they are sent fastest; once for all answers of a route. */
function inTurn(headers: Options['headers']): readonly string[] {
  const known = flattened.get(headers) ?? Object.entries(headers).flat();
  flattened.set(headers, known);
  return known;
}

/** Sends the encoding the browser accepts best, or 304 when it has these bytes already. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer): void {
  const { headers } = request;
  if (headers['if-none-match']?.includes(answer.etag)) {
    response.writeHead(304, answer.head()).end();
    return;
  }
  const encoding = bestEncoding(headers['accept-encoding']);
  const send = (body: Buffer) => {
    response.writeHead(200, answer.head(encoding, body.length)).end(body);
  };
  const body = answer.body(encoding);
  if (body instanceof Promise) body.then(send).catch(() => response.destroy());
  else send(body);
}
