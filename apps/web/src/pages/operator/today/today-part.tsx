import type { PartProps } from '../operator-parts.ts';
import { WaitingSection } from './waiting-section.tsx';

/** All that waits for a person; where it is dealt with, each leads to. */
export function TodayPart({ matters }: PartProps) {
  return (
    <>
      <p className="col-span-full text-muted">
        What needs a person, and where. Every act asks for a reason and stays in the audit log.
      </p>
      <WaitingSection matters={matters} />
    </>
  );
}
