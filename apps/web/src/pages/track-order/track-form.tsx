import { readOrderNumber } from '@oja/domain/orders/order-number';
import { isEmailAddress } from '@oja/domain/people/email';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useForm } from '../../ui/forms/use-form.ts';

export interface Asked {
  orderNumber: string;
  email: string;
}

interface TrackFormProps {
  /** What the address and the account tell; the account may come late, and never takes the place of what was typed. */
  known: Asked;
  busy: boolean;
  onAsk: (asked: Asked) => void;
}

/** The two things that find an order without signing in. */
export function TrackForm({ known, busy, onAsk }: TrackFormProps) {
  const [email, setEmail] = useState<string>();
  const { errors, onSubmit } = useForm({
    wrong: (sent) => {
      const { orderNumber, email } = askedIn(sent);
      return {
        ...(!readOrderNumber(orderNumber) && { orderNumber: 'An order number looks like ORD-1763760000000' }),
        ...(!isEmailAddress(email) && { email: 'Enter a valid email address' }),
      };
    },
    busy,
    send: (sent) => onAsk(askedIn(sent)),
  });

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5 rounded-card bg-surface p-5 ring-1 ring-line sm:p-8">
      <TextField
        label="Order number"
        name="orderNumber"
        hint="You will find it in your confirmation email, like ORD-1763760000000."
        defaultValue={known.orderNumber}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        required
        error={errors.orderNumber}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        hint="The email of your account or delivery address."
        value={email ?? known.email}
        onChange={({ target }) => setEmail(target.value)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={errors.email}
      />
      <Button type="submit" wide busy={busy}>
        Track my order
      </Button>
    </form>
  );
}

const askedIn = (sent: FormData): Asked => ({
  orderNumber: String(sent.get('orderNumber')).trim(),
  email: String(sent.get('email')).trim(),
});
