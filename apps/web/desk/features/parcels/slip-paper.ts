import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** What slips are printed on. */
export const slipPapers = ['a6', '80mm'] as const;
export type SlipPaper = (typeof slipPapers)[number];

export const paperNames: Record<SlipPaper, string> = { a6: 'A6, four on an A4', '80mm': '80 mm roll' };

const KEY = 'oja.desk.slip-paper';

/** The paper that was chosen last in this browser. */
export const keptPaper = (): SlipPaper => slipPapers.find((paper) => paper === readStored(KEY)) ?? 'a6';

export const keepPaper = (paper: SlipPaper): void => writeStored(KEY, paper);
