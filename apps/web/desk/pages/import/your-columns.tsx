import type { DeskImport } from '@oja/contract/desks/desk-imports';
import { isNamingDoubtful, namingProblem } from '@oja/domain/goods/import/naming';
import { type ProductColumn, productColumns } from '@oja/domain/goods/product-columns';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { Disclosure } from '../../../src/ui/disclosure.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { showToast } from '../../../src/ui/overlays/toast-store.ts';
import { Notice } from '../../../src/ui/states/notice.tsx';
import { columnName } from '../../features/imports/import-words.ts';
import { useImportActs } from '../../features/imports/use-imports.ts';
import { refusalWords } from '../../ui/refusal-words.ts';

/** What the columns of a file are, as it is guessed or was said; open where somebody is to look at it. */
export function YourColumns({ now }: { now: DeskImport }) {
  const texts = now.headings.map(({ text }) => text);
  const before = now.headings.map(({ column }) => column);
  const [isDoubtful] = useState(() => !now.isNamed && isNamingDoubtful(texts, before));
  return (
    <Disclosure title="Your columns" open={isDoubtful}>
      <Columns key={before.join()} now={now} before={before} />
    </Disclosure>
  );
}

interface ColumnsProps {
  now: DeskImport;
  before: readonly (ProductColumn | null)[];
}

function Columns({ now, before }: ColumnsProps) {
  const acts = useImportActs(now.id);
  const [named, setNamed] = useState(before);
  const naming = useMutation({
    mutationFn: () => acts.nameColumns(named),
    onSuccess: async () => {
      showToast('The rows are compared anew.');
      await acts.readAnew();
    },
  });
  const problem = namingProblem(named);
  const missing = [...needed].filter((column) => !named.includes(column)).map(columnName);
  const hasMoved = named.some((column, at) => column !== before[at]);
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === '') naming.mutate();
      }}
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {now.headings.map(({ text, values }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file are known by their places
          <li key={at} className="min-w-0">
            <Select
              label={text || `Column ${at + 1}, without a heading`}
              hint={values.length > 0 ? values.join(' · ') : 'Empty'}
              value={named[at] ?? ''}
              placeholder="Leave out"
              options={options}
              onChange={({ target }) =>
                setNamed((all) => all.map((column, each) => (each === at ? meant(target.value) : column)))
              }
            />
          </li>
        ))}
      </ul>
      {missing.length > 0 && !named.includes('sku') && (
        <Notice>A new product also needs: {missing.join(', ')}. You can fill them in below, or in the file.</Notice>
      )}
      {problem && hasMoved && <Notice tone="error">{problem}</Notice>}
      {naming.isError && <Notice tone="error">{refusalWords(naming.error)}</Notice>}
      <Button type="submit" variant="soft" className="justify-self-start" busy={naming.isPending}>
        {hasMoved ? 'Compare with these columns' : 'These are right'}
      </Button>
    </form>
  );
}

/** What each new product has; where it is filed is guessed. */
const needed: readonly ProductColumn[] = ['name', 'price', 'count'];
const options = productColumns.map((column) => ({ value: column, label: columnName(column) }));
const meant = (value: string): ProductColumn | null => productColumns.find((column) => column === value) ?? null;
