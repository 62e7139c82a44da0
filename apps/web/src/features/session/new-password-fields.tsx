import { passwordAdvice, passwordErrors } from '@oja/domain/people/accounts';
import type { ChangeEvent } from 'react';
import { useSite } from '../../lib/site.ts';
import { PasswordField } from '../../ui/forms/password-field.tsx';

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export const noPassword: NewPassword = { password: '', confirmPassword: '' };

interface NewPasswordFieldsProps {
  values: NewPassword;
  onChange: (values: NewPassword) => void;
  /** Words that a password should not hold: name and address. */
  personal?: readonly string[];
  labels?: { password: string; confirmPassword: string };
}

/** A new password, typed twice, with what is wrong with it and how it could be better. */
export function NewPasswordFields({
  values,
  onChange,
  personal = [],
  labels = { password: 'Password', confirmPassword: 'Confirm password' },
}: NewPasswordFieldsProps) {
  const { passwordMin } = useSite();
  const { password, confirmPassword } = values;
  const errors = passwordErrors(password, confirmPassword, passwordMin);
  const advice = errors.password ? undefined : passwordAdvice(password, personal);
  const field = (key: keyof NewPassword) => ({
    label: labels[key],
    name: key,
    value: values[key],
    autoComplete: 'new-password',
    maxLength: 1024,
    required: true,
    // Nothing is wrong with a field that nobody has typed into yet.
    error: values[key] === '' ? undefined : errors[key],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ ...values, [key]: target.value }),
  });
  return (
    <>
      <PasswordField
        hint={password !== '' && advice ? advice : `At least ${passwordMin} characters`}
        {...field('password')}
      />
      {/* The button below waits for it. */}
      <PasswordField hint="Type it again to continue" {...field('confirmPassword')} />
    </>
  );
}
