import { type StoreField, type StoreForm, storeProblems } from '@oja/domain/stores/store-form';
import { type StorePart, storeParts } from './store-parts.ts';

export type Problems = Partial<Record<StoreField, string>>;

/** What is wrong in a part, in the order of its fields. */
export function problemsIn(form: StoreForm, part: StorePart): Problems {
  const all = storeProblems(form);
  return Object.fromEntries(
    storeParts[part].flatMap((field: StoreField) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}

/** What may be saved of what was typed: a part with something wrong in it waits. */
export function savable(form: StoreForm, typed: Partial<StoreForm>): Partial<StoreForm> {
  const good = (Object.keys(storeParts) as StorePart[]).filter(
    (part) => Object.keys(problemsIn(form, part)).length === 0,
  );
  const fields: readonly StoreField[] = good.flatMap((part) => [...storeParts[part]]);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field as StoreField)));
}
