import { isEmailAddress } from '@oja/domain/people/email';
import { useState } from 'react';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Act } from '../act.tsx';
import { MatterSection } from '../matter.tsx';
import { call } from '../operator-api.ts';
import { AmountField } from './amount-field.tsx';
import { readAmount } from './read-amount.ts';

/** Store credit as goodwill. */
export function CreditSection({ confirmed }: { confirmed: boolean }) {
  const [email, setEmail] = useState('');
  const [typed, setTyped] = useState('');
  const amount = readAmount(typed);
  return (
    <MatterSection half title="Give store credit" about="As goodwill: the shop pays for it. It can be spent at once.">
      <div>
        <Act
          label="Give credit"
          explanation="The amount is added to the balance of this account."
          confirmed={confirmed}
          done="The credit is given"
          ready={amount !== null && isEmailAddress(email.trim())}
          fields={
            <>
              <TextField
                label="Email of the account"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={254}
                required
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
              <AmountField value={typed} onChange={setTyped} />
            </>
          }
          onAct={(note, idempotencyKey) =>
            call('grantCredit', { body: { email: email.trim(), amount: amount ?? 0, note }, idempotencyKey })
          }
        />
      </div>
    </MatterSection>
  );
}
