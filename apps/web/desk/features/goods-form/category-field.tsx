import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSettled } from '../../../src/lib/use-settled.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Select } from '../../../src/ui/forms/select.tsx';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { hasSubcategories, type Shelf, wordsOf } from './categories.ts';
import { CategorySheet } from './category-sheet.tsx';
import { useFormParts } from './form-context.ts';

/** Milliseconds without a key after which the name is taken for one. */
const REST = 600;

/** Where it is filed: guessed from its name, or chosen. */
export function CategoryField() {
  const { form, change, problems, facts } = useFormParts();
  const [isChoosing, setChoosing] = useState(false);
  const errorId = useId();
  const guesses = useGuesses(form.name);
  const categories = facts?.categories ?? [];
  const chosen = { categoryId: form.categoryId, subcategoryId: form.subcategoryId };
  const words = wordsOf(categories, chosen);
  const isGuessed = guesses.some((guess) => isSame(guess, chosen));
  const offered = words && !isGuessed ? [{ ...chosen, words }, ...guesses] : guesses;
  const error = problems.told.get('categoryId');

  function choose({ categoryId, subcategoryId }: Pick<Shelf, 'categoryId' | 'subcategoryId'>) {
    change((before) => ({ ...before, categoryId, subcategoryId }));
    setChoosing(false);
  }
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium">Category</legend>
      <div className="flex flex-wrap gap-2">
        {/* Before what is guessed, which comes while somebody writes, or reaches for the button. */}
        <Button
          variant="secondary"
          name="categoryId"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onClick={() => setChoosing(true)}
        >
          {form.categoryId === '' ? 'Choose' : 'Choose another'}
        </Button>
        {offered.map((shelf) => (
          <button
            key={shelf.categoryId + shelf.subcategoryId}
            type="button"
            className="pill"
            aria-pressed={isSame(shelf, chosen)}
            onClick={() => choose(shelf)}
          >
            {shelf.words}
          </button>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm text-danger">
          {error}
        </p>
      )}
      {hasSubcategories(categories, form.categoryId) && form.subcategoryId === '' && (
        <Select
          label="Subcategory"
          name="subcategoryId"
          placeholder="Choose one"
          error={problems.told.get('subcategoryId')}
          value=""
          options={(categories.find(({ id }) => id === form.categoryId)?.subcategories ?? []).map(({ id, name }) => ({
            value: id,
            label: name,
          }))}
          onChange={({ target }) => change((before) => ({ ...before, subcategoryId: target.value }))}
          onBlur={() => problems.leave('subcategoryId')}
        />
      )}
      <CategorySheet
        open={isChoosing}
        categories={facts?.categories}
        onChoose={choose}
        onClose={() => setChoosing(false)}
      />
    </fieldset>
  );
}

const isSame = (one: Omit<Shelf, 'words'>, other: Omit<Shelf, 'words'>) =>
  one.categoryId === other.categoryId && one.subcategoryId === other.subcategoryId;

/** Those of the last name stay until those of the next are there: nothing moves under the thumb. */
function useGuesses(name: string): Shelf[] {
  const { id: seller } = useStore();
  const asked = useSettled(name.trim().slice(0, 120), REST);
  const guesses = useQuery({
    ...read('guessCategories', { params: { seller }, query: { name: asked } }),
    enabled: asked.length >= 3,
    placeholderData: (before) => before,
  });
  const items = asked.length >= 3 ? (guesses.data?.items ?? []) : [];
  return items.map((guess) => ({ ...guess, subcategoryId: guess.subcategoryId ?? '' }));
}
