import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/text-field.tsx';

/** The address of an account, by which a password manager knows it. */
export function AccountEmailField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name' | 'type'>) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
    />
  );
}
