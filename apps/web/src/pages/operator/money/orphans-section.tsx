import type { OperatorMatters } from '@oja/contract/desks/operator-matters';
import { formatAmount } from '@oja/domain/money/naira';
import { useState } from 'react';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Act } from '../act.tsx';
import { type Fact, Matter, MatterList, MatterSection } from '../matter.tsx';
import { call } from '../operator-api.ts';
import { placeOf } from '../operator-parts.ts';

type Orphan = OperatorMatters['orphans'][number];
type Resolution = 'bank' | 'nothing_owed';

const words: Record<Resolution, string> = {
  bank: "Sent from the shop's bank account",
  nothing_owed: 'Nothing is owed to anybody',
};
const resolutions: Record<string, string> = {
  ...words,
  provider: 'All of it has gone back at the provider',
  written_off: 'The shop gives up what went back too much',
};

const channels: Record<string, string> = {
  card: 'a card',
  bank: 'a bank account',
  bank_transfer: 'a bank transfer',
  ussd: 'USSD',
  qr: 'a QR code',
  mobile_money: 'mobile money',
  apple_pay: 'Apple Pay',
};

/** Payments under references of ours that the shop does not know. It does nothing about them by itself. */
export function OrphansSection({ orphans, confirmed }: { orphans: readonly Orphan[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Payments nobody knows"
      about="The provider took them under a reference like ours. Find out whose they are and give them back. What is refunded on the provider's pages closes the matter by itself; say how it was dealt with otherwise."
      {...(orphans.length === 0 && { empty: 'There are none.' })}
    >
      <MatterList>
        {orphans.map((orphan) => (
          <Matter
            key={orphan.reference}
            place={placeOf('orphan', orphan.reference)}
            title={`${amountOf(orphan)}: ${orphan.reference}`}
            facts={[
              ...(orphan.confirmed ? whereaboutsOf(orphan) : []),
              ...payerOf(orphan),
              ['Transaction', orphan.transactionId ?? 'unknown'],
              ['Found', formatDateTime(orphan.foundAt)],
              ...(orphan.refusal === null ? [] : [['The provider refuses to tell more', orphan.refusal] as const]),
              ...closing(orphan),
            ]}
            acts={orphan.resolvedAt === null && <Acts orphan={orphan} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function amountOf({ amount, currency }: Orphan): string {
  return amount === null ? 'the provider has not confirmed it' : formatAmount(amount, currency ?? 'NGN');
}

function payerOf({ payerEmail, channel, resolvedAt }: Orphan): Fact[] {
  if (resolvedAt !== null) return [];
  return [
    ['Paid by', payerEmail ?? 'unknown'],
    ['Paid with', channel === null ? 'unknown' : (channels[channel] ?? channel)],
  ];
}

/** In the dialogs, where the row is behind. */
function factsOf(orphan: Orphan): Fact[] {
  return [
    ['Amount', amountOf(orphan)],
    ['Payment', orphan.reference],
    ...payerOf(orphan),
    ...(orphan.confirmed ? whereaboutsOf(orphan) : []),
    ...(orphan.note === '' ? [] : [['Said before', orphan.note] as const]),
  ];
}

/** Where the money is; what is nothing is left out, but for what is left while somebody must decide. */
function whereaboutsOf(orphan: Orphan): [string, string][] {
  const sums: [label: string, amount: Orphan['left'], isShown: boolean][] = [
    ['Gone back too much', orphan.excess, orphan.excess > 0],
    ['Left to give back', orphan.left, orphan.resolvedAt === null && orphan.excess === 0],
    ['Gone back at the provider', orphan.returnedAmount, orphan.returnedAmount > 0],
    ['Sent from the bank account', orphan.bankAmount, orphan.bankAmount > 0],
    ['On its way back at the provider', orphan.underWay, orphan.underWay > 0],
    ['In refunds that need attention', orphan.stuck, orphan.stuck > 0],
    ["Held by the payer's bank", orphan.disputed, orphan.disputed > 0],
  ];
  return sums
    .filter(([, , isShown]) => isShown)
    .map(([label, amount]) => [label, formatAmount(amount, orphan.currency ?? 'NGN')]);
}

function closing({ resolution, resolvedAt, note }: Orphan): [string, string][] {
  if (resolvedAt === null) return note === '' ? [] : [['Said before it was opened again', note]];
  const how = resolutions[resolution ?? ''] ?? resolution;
  return [
    ['Closed', `${formatDateTime(resolvedAt)}: ${how}`],
    ['Note', note || 'none'],
  ];
}

function Acts({ orphan, confirmed }: { orphan: Orphan; confirmed: boolean }) {
  return orphan.excess > 0 ? (
    <WriteOff orphan={orphan} confirmed={confirmed} />
  ) : (
    <Resolve orphan={orphan} confirmed={confirmed} />
  );
}

function WriteOff({ orphan, confirmed }: { orphan: Orphan; confirmed: boolean }) {
  const { reference, excess, currency, mark: seen } = orphan;
  return (
    <Act
      label="Give up the excess"
      facts={factsOf(orphan)}
      explanation={`More of it has gone back than came in. The shop gives up ${formatAmount(excess, currency ?? 'NGN')}: nobody is asked for it any more. It cannot be undone.`}
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('resolveOrphan', {
          params: { reference },
          body: { resolution: 'written_off', seen, note },
          idempotencyKey,
        })
      }
    />
  );
}

function Resolve({ orphan, confirmed }: { orphan: Orphan; confirmed: boolean }) {
  const { reference, mark: seen } = orphan;
  const [resolution, setResolution] = useState<Resolution | ''>('');
  return (
    <Act
      label="Close this matter"
      facts={factsOf(orphan)}
      explanation="Say what became of the money. The provider is asked first whether it is still owed. If more of it goes back later than came in, the matter is opened again."
      confirmed={confirmed}
      done="The matter is closed"
      ready={resolution !== ''}
      fields={
        <Select
          label="What became of the money"
          placeholder="Choose"
          required
          value={resolution}
          onChange={({ target }) => setResolution(target.value as Resolution)}
          options={Object.entries(words).map(([value, label]) => ({ value, label }))}
        />
      }
      onAct={(note, idempotencyKey) =>
        call('resolveOrphan', {
          params: { reference },
          body: { resolution: resolution as Resolution, seen, note },
          idempotencyKey,
        })
      }
    />
  );
}
