import { answerOf } from '@oja/contract/client';

interface Taking {
  address: string;
  /** Hears of the bytes that have come. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

/** Fetches a file of the store to its end, so that half a file is never saved. Throws `ApiError`. */
export async function takeFile({ address, onProgress, signal }: Taking): Promise<Blob> {
  const pending = fetch(address, { credentials: 'same-origin', signal });
  const response = await pending.catch(() => null);
  if (response === null || !response.ok || response.body === null) {
    await answerOf(response === null ? pending : Promise.resolve(response));
    throw new Error('A refusal was no refusal.');
  }
  return whole(response, onProgress).catch((cause) => lost(cause));
}

/** The same as a line that broke before the answer. */
const lost = async (cause: unknown): Promise<Blob> => {
  await answerOf(Promise.reject(cause));
  throw cause;
};

async function whole(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    bytes += next.value.length;
    onProgress(bytes);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
