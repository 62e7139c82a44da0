import type { PartProps } from '../operator-parts.ts';
import { AuditSection } from './audit-section.tsx';
import { CheckSection } from './check-section.tsx';
import { ReportsSection } from './reports-section.tsx';

/** Whether the books are whole and agree with the provider's, and who did what. */
export function BooksPart({ matters: { reports } }: PartProps) {
  return (
    <>
      <CheckSection />
      <ReportsSection reports={reports} />
      <AuditSection />
    </>
  );
}
