import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps, inputLook } from './field.tsx';

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & FieldProps & { ref?: Ref<HTMLInputElement> };

/** A labelled line of text; everything that an input takes goes to it. */
export function TextField({ label, hint, error, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <input type="text" {...rest} {...ids} className={clsx(inputLook(error), className)} />}
    </Field>
  );
}
