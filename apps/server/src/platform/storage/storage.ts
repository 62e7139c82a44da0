import path from 'node:path';
import type { Config } from '../../settings/config.ts';
import { openDisk } from './disk.ts';

/** Where the files of pictures lie. A name is a path of small letters, digits, hyphens and slashes, with an ending. */
export interface Storage {
  /** Keeps the bytes under that name, whole or not at all, in place of what lies there. Kept once it resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** When it was put there; null: there is no such file. */
  putAt(name: string): Promise<Date | null>;
  /** What is not there is removed already. */
  remove(name: string): Promise<void>;
  /** All names below a folder, and what a crash left unfinished there, some at a time. */
  list(folder: string): AsyncIterable<string[]>;
}

/** Folder of what people sent in, below `/media/`. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.resolve(dataDir, 'media');

export const openStorage = (config: Pick<Config, 'dataDir'>): Storage => openDisk(mediaFolder(config));
