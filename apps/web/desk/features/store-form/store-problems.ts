import { type StoreField, type StoreForm, storeProblems } from '@oja/domain/stores/store-form';
import { type StorePart, storeParts } from './store-parts.ts';

export type Problems = Partial<Record<StoreField, string>>;

/** What is wrong in a part, in the order of its fields. */
export function problemsIn(form: StoreForm, part: StorePart): Problems {
  const all: Problems = {
    ...storeProblems(form),
    // No store opens without one.
    ...(form.couriers.length === 0 && { couriers: 'Choose one at least.' }),
  };
  return Object.fromEntries(
    storeParts[part].flatMap((field: StoreField) => (all[field] === undefined ? [] : [[field, all[field]]])),
  );
}

/** What may be saved of what was typed: a field with something wrong in it waits. */
export function savable(form: StoreForm, typed: Partial<StoreForm>): Partial<StoreForm> {
  const wrong = storeProblems(form);
  return Object.fromEntries(Object.entries(typed).filter(([field]) => wrong[field as StoreField] === undefined));
}
