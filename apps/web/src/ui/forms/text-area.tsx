import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps, inputLook } from './field.tsx';

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldProps & { ref?: Ref<HTMLTextAreaElement> };

/** A labelled text of several lines; everything that a textarea takes goes to it. */
export function TextArea({ label, hint, error, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => <textarea rows={5} {...rest} {...ids} className={clsx(inputLook(error), 'py-3', className)} />}
    </Field>
  );
}
