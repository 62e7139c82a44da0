import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { hour, type Limit, limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { LEAST_PIXELS, type MadePicture } from '../../platform/pictures/made-picture.ts';
import type { PictureKind } from '../../platform/pictures/read-photograph.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import type { Incoming } from './incoming.ts';
import { keyOf, putFiles, putMissingFiles, sourceDigestOf } from './picture-files.ts';
import { findSent, insertPicture, lockSent, type SentPicture, type StorePicture } from './pictures.queries.ts';
import { deskPicture } from './pictures.views.ts';
import { refuseFull } from './quota.ts';
import { lockFiles } from './upkeep/kept-files.queries.ts';

const sending: Limit = { name: 'pictures', setting: 'limitPictures', seconds: hour, addressFactor: 10 };
/** Seconds after which a picture is tried again: as long as half of those that wait may take. */
const laterBy = 10;

/** What is sent of a picture. */
interface Sent {
  id: string;
  kind: PictureKind;
  sourceDigest: string;
}

/**
 * Makes a picture of a store of the photograph that is sent. The id is the browser's: the same id with the same bytes is the
 * same picture, and not made twice. @throws Refusal
 */
export async function putPicture(
  deps: Deps,
  incoming: Incoming,
  {
    desk,
    params,
    query,
    session,
    request,
    file,
  }: Pick<Call<'putPicture'>, 'desk' | 'params' | 'query' | 'session' | 'request' | 'file'>,
): Promise<DeskPicture> {
  const id = params.id.toLowerCase();
  const known = await findSent(deps.db, desk.sellerId, id);
  if (!known) await refuseFull(deps.db, desk.sellerId, deps.config);
  if (!known && deps.pictureWorkers.isFull) throw busy();
  // What the shop was too busy for is tried again, and is no other picture.
  await limitRequests(deps, sending, { request, session });
  const put = await incoming.take(desk.userId, async () => {
    const bytes = await file();
    const sent: Sent = { id, kind: query.kind ?? 'square', sourceDigest: sourceDigestOf(bytes) };
    return known ? sameAs(known, sent) : keep(deps, desk, sent, await make(deps, bytes, sent));
  });
  if (put === null) throw busy();
  return deskPicture(put);
}

const busy = () => refusal('busy_with_pictures', {}, laterBy);

/** @throws Refusal when other bytes were sent under that id, or for something else */
function sameAs(known: SentPicture, { kind, sourceDigest }: Sent): StorePicture {
  if (known.sourceDigest !== sourceDigest || known.kind !== kind) throw refusal('id_taken');
  return known;
}

async function make({ pictureWorkers }: Deps, bytes: Buffer, { kind }: Sent): Promise<MadePicture> {
  const made = await pictureWorkers.make(bytes, kind);
  if (made.kind === 'made') return made;
  if (made.kind === 'too_small') throw refusal('picture_too_small', { least: LEAST_PIXELS });
  throw made.kind === 'busy' ? busy() : refusal('picture_unreadable');
}

/**
 * Files before the row that names them: what a crash leaves is files that nobody names, and those are removed. The storage is
 * asked outside the transaction of the row: it may be slow, and others wait for the store and for a connection.
 */
async function keep({ db, config, storage }: Deps, desk: Desk, sent: Sent, made: MadePicture): Promise<StorePicture> {
  const key = keyOf(made);
  await putFiles(storage, key, made);
  // They may have been there for long, and just be removed as files that nobody names: whoever does so is done then, and
  // removes nothing that was put a moment ago.
  await inTransaction(db, (tx) => lockFiles(tx, key));
  await putMissingFiles(storage, key, made);
  return inTransaction(db, async (tx) => {
    const { sellerId, userId } = await enterAgain(tx, desk, 'goods');
    await lockSent(tx, sellerId);
    const known = await findSent(tx, sellerId, sent.id);
    if (known) return sameAs(known, sent);
    await refuseFull(tx, sellerId, config);
    const { color, width, height, widest, renditions } = made;
    const bytes = renditions.reduce((sum, rendition) => sum + rendition.bytes.length, 0);
    const picture = { ...sent, key, color, width, height, widest, bytes, madeBy: userId };
    if (!(await insertPicture(tx, sellerId, picture))) throw refusal('id_taken');
    return picture;
  });
}
