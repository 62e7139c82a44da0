import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { Field, type FieldProps, inputLook } from './field.tsx';

type PasswordFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> &
  FieldProps & { ref?: Ref<HTMLInputElement> };

/** A password that can be shown, to check it before sending. */
export function PasswordField({ label, hint, error, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <span className="relative block">
          <input
            {...rest}
            {...ids}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={clsx(inputLook(error), 'pr-13', className)}
          />
          <IconButton
            label={shown ? 'Hide password' : 'Show password'}
            className="absolute! top-0.5 right-1"
            icon={<Icon aria-hidden="true" className="size-5 text-muted" />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
