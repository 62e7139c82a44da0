import { addressOf, answerOf } from '@oja/contract/client';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { deskRoutes } from '@oja/contract/routes/desk-routes';

/** Milliseconds that a picture may take on its way: 200 KB at 5 KB a second, and more. */
const LIMIT = 90_000;

export interface Sending {
  seller: string;
  id: string;
  blob: Blob;
  /** What it is for, where that is no goods: a banner stays twice as wide as high. */
  kind?: 'logo' | 'banner';
  /** Hears of the part that has left, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Sends a picture; by XMLHttpRequest, which alone tells how much has left. Throws `ApiError`. */
export function sendPicture({ seller, id, blob, kind, onProgress, signal }: Sending): Promise<DeskPicture> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Response>((resolve, reject) => {
    request.onload = () => {
      const later = request.getResponseHeader('retry-after');
      const headers = later ? { 'retry-after': later } : {};
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The picture did not get through.'));
  });
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  const query = kind === 'banner' ? { kind } : {};
  request.open('PUT', addressOf(deskRoutes, 'putPicture', { params: { seller, id }, query }));
  request.timeout = LIMIT;
  request.setRequestHeader('content-type', blob.type);
  request.setRequestHeader('x-requested-with', 'app');
  signal.addEventListener('abort', () => request.abort());
  request.send(blob);
  return answerOf<'putPicture'>(answer);
}
