/** Milliseconds that any answer may take, and bytes of a file that leave in one at least: 5 KB a second. */
const LIMIT = 90_000;
const SLOWEST = 5;

interface Putting {
  address: string;
  file: Blob;
  type: string;
  /** Hears of the part that has left, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a file; by XMLHttpRequest, which alone tells how much has left. Rejects where no answer comes. */
export function putFile({ address, file, type, onProgress, signal }: Putting): Promise<Response> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => {
      const later = request.getResponseHeader('retry-after');
      const headers = later ? { 'retry-after': later } : {};
      resolve(new Response(textOf(request), { status: request.status, headers }));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The file did not get through.'));
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.open('PUT', address);
  request.timeout = LIMIT + file.size / SLOWEST;
  request.setRequestHeader('content-type', type);
  request.setRequestHeader('x-requested-with', 'app');
  signal.addEventListener('abort', () => request.abort(), { once: true });
  if (signal.aborted) request.abort();
  else request.send(file);
  return answer;
}

/** What a proxy before the shop refuses has words of its own, or none: it is refused all the same. */
function textOf(request: XMLHttpRequest): string {
  const { status, responseText } = request;
  if (status < 400 || request.getResponseHeader('content-type')?.includes('json')) return responseText;
  const message =
    status === 413
      ? 'This file is too large for what stands between you and the shop.'
      : `What stands between you and the shop did not let this file through (${status}).`;
  return JSON.stringify({ error: { code: 'network', message } });
}
