import { canRegister } from '@oja/domain/people/accounts';
import { isEmailAddress } from '@oja/domain/people/email';
import { type ChangeEvent, useState } from 'react';
import { AccountEmailField } from '../../features/session/account-email-field.tsx';
import { GoogleLink } from '../../features/session/google/google-link.tsx';
import { GoogleSignIn } from '../../features/session/google/google-sign-in.tsx';
import { useGoogle } from '../../features/session/google/use-google.ts';
import { NewPasswordFields, noPassword } from '../../features/session/new-password-fields.tsx';
import { useRegister } from '../../features/session/sign-in.ts';
import { useSite } from '../../lib/site.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { registrationFailure } from './registration-failure.ts';

const nobody = { name: '', email: '' };

export function RegisterForm() {
  const { passwordMin } = useSite();
  const register = useRegister();
  const google = useGoogle({ purpose: 'sign-in' });
  const [person, setPerson] = useState(nobody);
  const [passwords, setPasswords] = useState(noPassword);
  const { name, email } = person;
  const { password, confirmPassword } = passwords;

  const isReady = canRegister(password, confirmPassword, passwordMin);
  const hasName = name.trim() !== '';
  const hasEmail = isEmailAddress(email);
  const missing = [
    !hasName && 'your full name',
    !hasEmail && 'your email',
    password.length < passwordMin ? 'a long enough password' : !isReady && 'the same password again',
  ];
  const { errors, onSubmit } = useForm({
    wrong: {
      name: hasName ? undefined : 'Enter your full name',
      email: hasEmail ? undefined : 'Enter a valid email address',
    },
    busy: register.isPending,
    send: () => isReady && register.mutate({ name: name.trim(), email: email.trim(), password }),
  });

  const field = (key: keyof typeof nobody) => ({
    name: key,
    value: person[key],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setPerson({ ...person, [key]: event.target.value }),
    required: true,
    error: errors[key],
  });

  if (google.state === 'needs-password') return <GoogleLink onLeave={google.reset} />;
  return (
    <>
      <GoogleSignIn label="Sign up with Google" google={google} remember={() => false} />
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        {register.isError && <Notice tone="error">{registrationFailure(register.error)}</Notice>}
        <TextField label="Full name" autoComplete="name" maxLength={120} {...field('name')} />
        <AccountEmailField {...field('email')} />
        <NewPasswordFields
          values={passwords}
          onChange={setPasswords}
          personal={[...name.split(/\s+/), email.split('@')[0] ?? '']}
        />
        <Button type="submit" wide busy={register.isPending} disabled={!isReady}>
          Create Account
        </Button>
        {/* Below the button, which no key moves. */}
        {!isReady && (
          <p className="-mt-3 text-center text-sm text-muted">Still missing: {missing.filter(Boolean).join(', ')}.</p>
        )}
      </form>
    </>
  );
}
