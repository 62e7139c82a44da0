import { canRegister, passwordAdvice, passwordErrors } from '@oja/domain/accounts';
import { isEmailAddress } from '@oja/domain/email';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { useRegister } from '../../features/session/sign-in.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { registrationFailure } from './registration-failure.ts';

const empty = { name: '', email: '', password: '', confirmPassword: '' };

export function RegisterForm() {
  const { passwordMin } = useSite();
  const register = useRegister();
  const [values, setValues] = useState(empty);
  const [submitted, setSubmitted] = useState(false);
  const { name, email, password, confirmPassword } = values;

  const wrong = {
    name: name.trim() === '' ? 'Enter your full name' : undefined,
    email: isEmailAddress(email) ? undefined : 'Enter a valid email address',
  };
  // Nothing is wrong with a field that nobody has typed into yet.
  const errors = passwordErrors(password, confirmPassword, passwordMin);
  const shown = {
    password: password === '' ? undefined : errors.password,
    confirmPassword: confirmPassword === '' ? undefined : errors.confirmPassword,
  };
  const advice = errors.password
    ? undefined
    : passwordAdvice(password, [...name.split(/\s+/), email.split('@')[0] ?? '']);

  const field = (key: keyof typeof empty) => ({
    name: key,
    value: values[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setValues({ ...values, [key]: event.target.value }),
    required: true,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSubmitted(true);
    const first = wrong.name ? 'name' : wrong.email ? 'email' : undefined;
    if (first) return (event.currentTarget.elements.namedItem(first) as HTMLInputElement).focus();
    if (!canRegister(password, confirmPassword, passwordMin) || register.isPending) return;
    register.mutate({ name: name.trim(), email: email.trim(), password });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {register.isError && <Notice tone="error">{registrationFailure(register.error)}</Notice>}
      <TextField
        label="Full name"
        autoComplete="name"
        maxLength={120}
        error={submitted ? wrong.name : undefined}
        {...field('name')}
      />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        error={submitted ? wrong.email : undefined}
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        maxLength={1024}
        hint={password !== '' && advice ? advice : `At least ${passwordMin} characters`}
        error={shown.password}
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        maxLength={1024}
        error={shown.confirmPassword}
        {...field('confirmPassword')}
      />
      <Button
        type="submit"
        wide
        busy={register.isPending}
        disabled={!canRegister(password, confirmPassword, passwordMin)}
      >
        Create Account
      </Button>
    </form>
  );
}
