import { mkdir, realpath } from 'node:fs/promises';

/** One spelling for one folder: what names a lock of the whole machine must not depend on where a process was started. */
export async function wholePath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return realpath(folder);
}
