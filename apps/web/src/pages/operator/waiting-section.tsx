import type { OperatorMatters } from '@oja/contract/operator';
import { formatDateTime } from '../../lib/dates.ts';
import { Act } from './act.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { call } from './operator-api.ts';

type Waiting = OperatorMatters['waiting'][number];

/** Everything that waits for a person, each in one line; what can be done stands below, or here where only a word is needed. */
export function WaitingSection({ waiting, confirmed }: { waiting: readonly Waiting[]; confirmed: boolean }) {
  return (
    <MatterSection
      title="Waiting for a person"
      about="Each of these was told in the log, too. It leaves this list when it is dealt with."
      {...(waiting.length === 0 && { empty: 'Nothing waits.' })}
    >
      <MatterList>
        {waiting.map((matter) => (
          <Matter
            key={`${matter.kind} ${matter.subject} ${matter.since}`}
            title={matter.says}
            facts={[
              ['About', matter.subject],
              ['Since', formatDateTime(matter.since)],
              ...(matter.reference === null ? [] : ([['Payment', matter.reference]] as [string, string][])),
            ]}
            acts={matter.closable && <Close matter={matter} confirmed={confirmed} />}
          />
        ))}
      </MatterList>
    </MatterSection>
  );
}

const explanations: Record<string, string> = {
  payment_unconfirmed:
    'Only when you have looked at the payment on the pages of the provider. If it is confirmed later, the shop settles it all the same.',
  refund_not_listed:
    'Only when you have looked at the refunds of the payment on the pages of the provider. No money is moved by it.',
  report_differs: 'Only when you have looked into each of its differences. No money is moved by it.',
};

function Close({ matter: { kind, subject }, confirmed }: { matter: Waiting; confirmed: boolean }) {
  return (
    <Act
      label="Close with a note"
      explanation={explanations[kind]}
      confirmed={confirmed}
      done="The matter is closed"
      onAct={(note, idempotencyKey) =>
        call('closeMatter', {
          body: { kind: kind as 'payment_unconfirmed' | 'refund_not_listed' | 'report_differs', subject, note },
          idempotencyKey,
        })
      }
    />
  );
}
