import type { TitleInFile } from './prove-titles.ts';

const most = 3;

/** Titles that name more than a test can prove to its reader: nobody sees what such a test fails for. */
export const overlong = <T extends Pick<TitleInFile, 'ids' | 'faults'>>(titles: readonly T[]): T[] =>
  titles.filter(({ ids, faults }) => ids.length > most || faults.length > most);
