import path from 'node:path';
import type { Config } from '../../settings/config.ts';
import { openDisk } from './disk.ts';
import type { Storage } from './storage.ts';

/** Folder of what people sent in, below `/media/`. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.resolve(dataDir, 'media');

export const openStorage = (config: Pick<Config, 'dataDir'>): Storage => openDisk(mediaFolder(config));
