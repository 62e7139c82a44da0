import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import type { SentFile, Visitor } from '@oja/testing/people/visitor';
import { newId } from '../platform/ids.ts';

interface Sent {
  seller: string;
  id?: string;
  type?: string;
  kind?: 'banner';
  bytes: SentFile['bytes'];
}

/** Sends a photograph to the desk of a store. @throws ApiError */
export function putPicture(
  { call }: Pick<Visitor, 'call'>,
  { seller, id = newId(), type = 'image/jpeg', kind, bytes }: Sent,
): Promise<DeskPicture> {
  return call('putPicture', { params: { seller, id }, query: kind ? { kind } : {}, file: { type, bytes } } as never);
}
