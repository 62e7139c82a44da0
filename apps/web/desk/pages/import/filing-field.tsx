import type { Cells, ImportRow } from '@oja/contract/desks/desk-imports';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../../src/ui/forms/checkbox.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { problemOf } from '../../features/imports/import-rows.ts';

/** What a form says of where a row is filed. */
export interface SaidOfFiling {
  filed?: string;
  /** In all rows that are wrong alike, too. */
  alike?: string;
}

const BETWEEN = ' › ';

/** The cells of a chosen place; none while none is chosen. */
export function filedCells(filed: string | undefined): Cells {
  if (!filed) return {};
  const [category = '', subcategory = ''] = filed.split(BETWEEN);
  return { category, subcategory };
}

/** Where a row is filed, chosen of all places of the shop; where it is wrong, also for all rows that say the same. */
export function FilingField({ row }: { row: ImportRow }) {
  const { id: seller } = useStore();
  const facts = useQuery({ ...read('goodsFacts', { params: { seller } }), staleTime: 10 * 60_000 });
  const places = (facts.data?.categories ?? []).flatMap(({ name, subcategories }) =>
    subcategories.length === 0 ? [name] : subcategories.map((part) => `${name}${BETWEEN}${part.name}`),
  );
  const { category = '', subcategory = '' } = row.cells;
  const said = [category, subcategory].filter(Boolean).join(BETWEEN);
  const now = places.find((place) => place.toLowerCase() === said.toLowerCase()) ?? '';
  const problem = [problemOf(row, 'category'), problemOf(row, 'subcategory')].filter(Boolean).join(' ');
  const before = [row.before.category, row.before.subcategory].filter(Boolean).join(BETWEEN);
  return (
    <div className="grid gap-2">
      <Select
        key={facts.dataUpdatedAt}
        name="filed"
        label="Category"
        placeholder={said ? `As in the file: ${said}` : 'Choose one'}
        options={places.map((place) => ({ value: place, label: place }))}
        defaultValue={now}
        hint={before === '' ? undefined : `Now: ${before}`}
        error={problem || undefined}
      />
      {problem && (
        <Checkbox name="alike" label={`In all wrong rows that say ${said ? `“${said}”` : 'nothing'} there`} />
      )}
    </div>
  );
}
