import { statfs } from 'node:fs/promises';
import { StartFailure } from '../start-failure.ts';

const meaningOfCode: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'a file of that name is in the way',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
};

/** Runs file work in the data folder; what the folder itself prevents becomes a line that names it. */
export async function inDataFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const meaning = meaningOfCode[(error as NodeJS.ErrnoException).code ?? ''];
    if (meaning) throw unwritable(dataDir, meaning);
    throw error;
  }
}

export function unwritable(dataDir: string, meaning: string): StartFailure {
  return new StartFailure(
    `The data folder ${dataDir} cannot be written: ${meaning}. Put that right, or choose another folder with DATA_DIR.`,
  );
}

/** PostgreSQL needs room for one more segment of its log to start. */
const leastFree = 16 * 2 ** 20;

/** What PostgreSQL's programs said when they failed, as one line. */
export async function failureOf(
  what: string,
  output: string,
  { dataDir, home }: { dataDir: string; home: string },
): Promise<StartFailure> {
  if (/Disk quota exceeded/.test(output)) return unwritable(dataDir, 'the disk quota is used up');
  // Out of space it does not always say so, and when creating fails it tidies up, so that there is space again.
  const space = await statfs(home).catch(() => null);
  const full = space !== null && space.bavail * space.bsize < leastFree;
  if (full || /No space left on device|Check free disk space/.test(output))
    return unwritable(dataDir, 'the disk is full');
  const lines = output.split('\n').map((line) => line.trim());
  const told = lines.findLast((line) => /PANIC|FATAL|error:/.test(line)) ?? lines.findLast((line) => line !== '');
  return new StartFailure(`The embedded database could not ${what}: ${told ?? 'it said nothing'}`);
}
