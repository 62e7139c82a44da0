import type { ProductForm } from '@oja/domain/goods/product-form';
import { useSyncExternalStore } from 'react';
import { wordsOf } from '../../features/goods-form/categories.ts';
import { type NamedField, nothing, valueWords } from '../../features/goods-form/field-words.ts';
import { useFormParts } from '../../features/goods-form/form-context.ts';
import { rowDifferences, rowsWords } from '../../features/goods-form/matrix/rows-words.ts';
import { colorOf } from '../../features/goods-form/picture-choices.ts';
import type { PictureLine } from '../../features/pictures/picture-line.ts';
import { PictureImage } from '../../features/pictures/picture-tile.tsx';

/** Rows that are told one by one: beyond them, how many more there are. */
const MOST_ROWS = 3;

interface ConflictValueProps {
  field: NamedField;
  side: 'mine' | 'theirs';
  mine: ProductForm;
  theirs: ProductForm;
  line: PictureLine;
}

/** What stands in a field on one side, so that both can be told apart at a glance. */
export function ConflictValue({ field, side, mine, theirs, line }: ConflictValueProps) {
  const form = side === 'mine' ? mine : theirs;
  if (field === 'categoryId') return <Category form={form} />;
  if (field === 'pictures') return <Pictures form={form} line={line} />;
  if (field === 'variants') return <Rows side={side} mine={mine} theirs={theirs} />;
  return valueWords(form, field);
}

function Category({ form }: { form: ProductForm }) {
  const { facts } = useFormParts();
  if (form.categoryId === '') return nothing;
  return facts ? wordsOf(facts.categories, form) : '…';
}

function Pictures({ form: { pictures, colors }, line }: { form: ProductForm; line: PictureLine }) {
  const known = useSyncExternalStore(line.subscribe, line.state);
  if (pictures.length === 0) return nothing;
  return (
    <ol className="conflict-pictures">
      {pictures.map((described, at) => {
        const { id, alt } = described;
        const picture = known.find((one) => one.id === id);
        return (
          <li key={id}>
            <span className="conflict-picture">{picture && <PictureImage picture={picture} />}</span>
            {[colorOf(colors, described), alt].filter(Boolean).join(': ') || (
              <span className="sr-only">Picture {at + 1}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Rows({ side, mine, theirs }: Pick<ConflictValueProps, 'side' | 'mine' | 'theirs'>) {
  const differences = rowDifferences(mine.variants, theirs.variants);
  const more = differences.length - MOST_ROWS;
  return (
    <>
      <p>{rowsWords(side === 'mine' ? mine : theirs)}</p>
      <ul className="mt-1 text-xs">
        {differences.slice(0, MOST_ROWS).map((difference) => (
          <li key={difference.name}>
            {difference.name}: {difference[side]}
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </>
  );
}
