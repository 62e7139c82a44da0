import type { OperatorMatters } from '@oja/contract/operator';
import { formatAmount } from '@oja/domain/naira';
import { useState } from 'react';
import { formatDateTime } from '../../lib/dates.ts';
import { Select } from '../../ui/select.tsx';
import { Act } from './act.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { call } from './operator-api.ts';

type Orphan = OperatorMatters['orphans'][number];
type Resolution = 'provider' | 'bank' | 'nothing_owed';

const resolutions: Record<Resolution, string> = {
  provider: "Refunded on the provider's pages",
  bank: "Sent from the shop's bank account",
  nothing_owed: 'Nothing is owed to anybody',
};

/** Payments under references of ours that the shop does not know. It does nothing about them by itself. */
export function OrphansSection({ orphans, confirmed }: { orphans: readonly Orphan[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Payments nobody knows"
      about="The provider took them under a reference like ours. Find out whose they are, give them back, and say how."
      {...(orphans.length === 0 && { empty: 'There are none.' })}
    >
      <MatterList>
        {orphans.map((orphan) => (
          <Matter
            key={orphan.reference}
            title={orphan.reference}
            facts={[
              ['Amount', amountOf(orphan)],
              ['Given back', formatAmount(orphan.returnedAmount, orphan.currency ?? 'NGN')],
              ['Transaction', orphan.transactionId ?? 'unknown'],
              ['Found', formatDateTime(orphan.foundAt)],
              ...closing(orphan),
            ]}
            acts={orphan.resolvedAt === null && <Resolve orphan={orphan} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

function amountOf({ amount, currency }: Orphan): string {
  return amount === null ? 'the provider has not confirmed it' : formatAmount(amount, currency ?? 'NGN');
}

function closing({ resolution, resolvedAt, note }: Orphan): [string, string][] {
  if (resolvedAt === null) return [];
  const how = resolutions[resolution as Resolution] ?? resolution;
  return [
    ['Closed', `${formatDateTime(resolvedAt)}: ${how}`],
    ['Note', note || 'none'],
  ];
}

function Resolve({ orphan: { reference }, confirmed }: { orphan: Orphan; confirmed: boolean }) {
  const [resolution, setResolution] = useState<Resolution | ''>('');
  return (
    <Act
      label="Close this matter"
      explanation="Say what became of the money. A closed matter is not opened again."
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
          options={Object.entries(resolutions).map(([value, label]) => ({ value, label }))}
        />
      }
      onAct={(note, idempotencyKey) =>
        call('resolveOrphan', {
          params: { reference },
          body: { resolution: resolution as Resolution, note },
          idempotencyKey,
        })
      }
    />
  );
}
