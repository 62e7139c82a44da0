import type { ProductForm } from '@oja/domain/goods/product-form';
import { useCallback, useMemo, useState } from 'react';
import { afterPress } from './after-press.ts';
import { problemsOf, valueAt } from './problems.ts';
import { useSteady } from './use-steady.ts';

export interface Problems {
  /** What is told: of fields that were left, and of all once it was to be published. */
  told: ReadonlyMap<string, string>;
  /** A field is left. */
  leave: (place: string) => void;
  tellAll: () => void;
  /** What the shop says of a field, until that changes. */
  refuse: (place: string, text: string, value: unknown) => void;
}

/** What is wrong in a form: told of a field once it was left, and from then on as it is typed. */
export function useProblems(form: ProductForm, subcategories: boolean, before: ProductForm | null): Problems {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAllTold, setAllTold] = useState(false);
  const [refused, setRefused] = useState<{ place: string; text: string; value: unknown } | null>(null);
  const all = useMemo(() => problemsOf(form, subcategories, before), [form, subcategories, before]);
  const found = useMemo(() => {
    const told = new Map([...all].filter(([place]) => isAllTold || left.has(place)));
    if (refused && !told.has(refused.place) && valueAt(form, refused.place) === refused.value)
      told.set(refused.place, refused.text);
    return told;
  }, [all, left, isAllTold, refused, form]);
  const told = useSteady<ReadonlyMap<string, string>>(found, isSameMap);
  const leave = useCallback((place: string) => {
    afterPress(() => setLeft((before) => (before.has(place) ? before : new Set(before).add(place))));
  }, []);
  return {
    told,
    leave,
    tellAll: () => setAllTold(true),
    refuse: (place, text, value) => setRefused({ place, text, value }),
  };
}

const isSameMap = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  one.size === other.size && [...one].every(([place, text]) => other.get(place) === text);
