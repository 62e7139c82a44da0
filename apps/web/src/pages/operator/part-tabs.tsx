import type { OperatorMatters, OperatorPart } from '@oja/contract/desks/operator-matters';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { partHref, partNames } from './operator-parts.ts';

interface PartTabsProps {
  here: OperatorPart;
  /** What waits, as far as it is known. */
  matters: OperatorMatters | undefined;
}

/** The parts of the page, each with the number that waits in it. On a phone they wrap, so that none is out of sight. */
export function PartTabs({ here, matters }: PartTabsProps) {
  return (
    <nav aria-label="Parts of the operator's page" className="mb-6 flex flex-wrap gap-2">
      {(Object.keys(partNames) as OperatorPart[]).map((part) => (
        <ButtonLink
          key={part}
          variant={part === here ? 'primary' : 'secondary'}
          href={partHref(part)}
          aria-current={part === here ? 'page' : undefined}
        >
          {partNames[part]} <Waiting count={matters && countIn(part, matters)} />
        </ButtonLink>
      ))}
    </nav>
  );
}

const countIn = (part: OperatorPart, { waitingCount, waitingIn }: OperatorMatters): number =>
  part === 'today' ? waitingCount : waitingIn[part];

function Waiting({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <Chip tone="sun">
      {count} <span className="sr-only">waiting</span>
    </Chip>
  );
}
