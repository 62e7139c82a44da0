import path from 'node:path';
import type { Db } from '../../database/pool.ts';
import { StartFailure } from '../../database/start-failure.ts';
import type { Config } from '../../settings/config.ts';
import { demandOwnStorage } from './demand-own-storage.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { Storage } from './storage.ts';
import { StorageFailure } from './storage-failure.ts';

/** Folder of what people sent in, below `/media/`, and of pictures that were put there by hand. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.resolve(dataDir, 'media');

export const openStorage = (config: Pick<Config, 'dataDir' | 'storageUrl'>): Storage =>
  config.storageUrl === null ? openDisk(mediaFolder(config)) : openS3(config.storageUrl);

/**
 * Looks once whether the storage can be used, and whether it is this shop's. One that does not answer is told of and no reason
 * not to start: the shop goes on without it. @throws StartFailure when it refuses, or belongs to another shop
 */
export async function checkStorage(
  { db, storage }: { db: Db; storage: Storage },
  tell: (line: string) => void,
): Promise<void> {
  try {
    await storage.check();
    await demandOwnStorage({ db, storage });
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    if (!error.isPassing) throw new StartFailure(`STORAGE_URL cannot be used. ${error.message}`);
    tell(`${error.message}. The shop opens all the same; no picture can be sent in until it does.`);
  }
}
