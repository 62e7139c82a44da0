import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { refusal } from '../../http/refusal.ts';
import type { Config } from '../../settings/config.ts';
import { countSent } from './pictures.queries.ts';

type Quota = Pick<Config, 'picturesPerStore' | 'picturesMbPerStore'>;

const mebibyte = 1024 * 1024;

/** How many pictures a store may still send in. */
export async function countPicturesLeft(db: Db, sellerId: SellerId, quota: Quota): Promise<number> {
  const { pictures, bytes } = await countSent(db, sellerId);
  return bytes >= quota.picturesMbPerStore * mebibyte ? 0 : Math.max(0, quota.picturesPerStore - pictures);
}

/** @throws Refusal when the store may send in no more */
export async function refuseFull(db: Db, sellerId: SellerId, quota: Quota): Promise<void> {
  if ((await countPicturesLeft(db, sellerId, quota)) > 0) return;
  const { pictures } = await countSent(db, sellerId);
  throw refusal('picture_quota', { max: pictures });
}
