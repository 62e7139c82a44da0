import type { ImportRow } from '@oja/contract/desks/desk-imports';
import { Chip, type ChipTone } from '../../../src/ui/chip.tsx';
import { problemOf } from '../../features/imports/import-rows.ts';
import { actionNames, outcomeNames } from '../../features/imports/import-words.ts';
import { Problem } from './cell-words.tsx';

const tones: Partial<Record<ImportRow['action'] | ImportRow['outcome'], ChipTone>> = {
  wrong: 'clay',
  new: 'palm',
  change: 'indigo',
  stored: 'palm',
  refused: 'clay',
  'not-undone': 'clay',
};

/** What a row is, or what became of it. */
export function RowChip({ row: { action, outcome } }: { row: ImportRow }) {
  return outcome === 'planned' ? (
    <Chip tone={tones[action] ?? 'plain'}>{actionNames[action]}</Chip>
  ) : (
    <Chip tone={tones[outcome] ?? 'plain'}>{outcomeNames[outcome]}</Chip>
  );
}

/** What is wrong with a row as a whole, or why it was refused or stayed. */
export function RowProblems({ row }: { row: ImportRow }) {
  return (
    <>
      <Problem text={problemOf(row, null)} />
      <Problem text={row.problem ?? ''} />
    </>
  );
}

/** How a row is called: by its product, else by its SKU, else by its line. */
export const rowName = ({ name, cells, row }: ImportRow): string => name || cells.name || cells.sku || `Row ${row}`;
