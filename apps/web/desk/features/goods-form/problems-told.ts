import type { ProductForm } from '@oja/domain/goods/product-form';
import { useCallback, useMemo, useState } from 'react';
import { afterPress } from './after-press.ts';
import { problemsOf } from './problems.ts';

export interface Problems {
  /** All that is wrong, told or not. */
  all: ReadonlyMap<string, string>;
  /** What is told: of fields that were left, and of all once it was to be published. */
  told: ReadonlyMap<string, string>;
  /** A field is left. */
  leave: (place: string) => void;
  tellAll: () => void;
  /** What the shop says of a field, until that changes. */
  refuse: (place: string, text: string, value: string) => void;
}

/** What is wrong in a form: told of a field once it was left, and from then on as it is typed. */
export function useProblems(form: ProductForm, subcategories: boolean, before: ProductForm | null): Problems {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(false);
  const [refused, setRefused] = useState<{ place: string; text: string; value: string } | null>(null);
  const all = useMemo(() => problemsOf(form, subcategories, before), [form, subcategories, before]);
  const told = useMemo(() => {
    const found = new Map([...all].filter(([place]) => isAllTold || left.has(place)));
    if (refused && !found.has(refused.place) && form[refused.place as 'sku'] === refused.value)
      found.set(refused.place, refused.text);
    return found;
  }, [all, left, isAllTold, refused, form]);
  const leave = useCallback((place: string) => {
    afterPress(() => setLeft((before) => (before.has(place) ? before : new Set(before).add(place))));
  }, []);
  return {
    all,
    told,
    leave,
    tellAll: () => setAllTold(true),
    refuse: (place, text, value) => setRefused({ place, text, value }),
  };
}
