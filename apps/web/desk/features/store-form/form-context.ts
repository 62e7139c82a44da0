import type { StoreForm } from '@oja/domain/stores/store-form';
import { createContext, useContext } from 'react';
import type { StoreFormState } from './use-store-form.ts';

export const StoreFormContext = createContext<StoreFormState | null>(null);

export function useStoreFields(): StoreFormState {
  const state = useContext(StoreFormContext);
  if (!state) throw new Error('No form of a store above this component.');
  return state;
}

type TextField = { [F in keyof StoreForm]: StoreForm[F] extends string ? F : never }[keyof StoreForm];

/** What a field of text takes. */
export function useStoreText(name: Exclude<TextField, 'businessType'>) {
  const { form, change, told, leave } = useStoreFields();
  return {
    name,
    value: form[name],
    error: told(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    onBlur: () => leave(name),
  };
}
