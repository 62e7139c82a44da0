import { addressOf, answerOf } from '@oja/contract/client';
import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { deskRoutes } from '@oja/contract/routes/desk-routes';
import { putFile } from '../../app/put-file.ts';

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

/** Sends a picture. Throws `ApiError`. */
export function sendPicture({ seller, id, blob, kind, ...sending }: Sending): Promise<DeskPicture> {
  const query = kind === 'banner' ? { kind } : {};
  const address = addressOf(deskRoutes, 'putPicture', { params: { seller, id }, query });
  return answerOf<'putPicture'>(putFile({ ...sending, address, file: blob, type: blob.type }));
}
