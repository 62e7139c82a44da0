import { createClient } from '@oja/contract/client';
import type { MoneyFindings } from '@oja/contract/desks/operator-desk';
import { operatorRoutes } from '@oja/contract/routes/operator-routes';
import { useMutation } from '@tanstack/react-query';
import { isFailureOf } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Matter, MatterList, MatterSection } from '../matter.tsx';
import { LeftOut } from './left-out.tsx';

/** Reads all of the books, the provider's too: the server gives up after two minutes. */
const callThatReads = createClient({ routes: operatorRoutes, timeout: 150_000 });

/** Whether the books are whole, on demand. */
export function CheckSection() {
  const check = useMutation({ mutationFn: () => callThatReads('operatorCheck', {}) });
  return (
    <MatterSection
      title="Check the books"
      about="Looks at every rule that money and stock must keep, and compares the shop's books with the payment provider's."
    >
      {check.isError && <Notice tone="error">{failureOf(check.error)}</Notice>}
      <Button variant="secondary" className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
        {check.isError ? 'Try again' : 'Check now'}
      </Button>
      {check.isPending && <Notice>Reading the books. On a large shop it takes up to two minutes.</Notice>}
      {check.data && <Outcome findings={check.data} />}
    </MatterSection>
  );
}

function failureOf(error: Error): string {
  const busy = isFailureOf<'operatorCheck'>(error) && error.code === 'too_many_requests';
  return busy ? 'Somebody is checking the books right now. Try again in a moment.' : 'Failed to check the books';
}

function Outcome({ findings: { checked, broken, leftOut } }: { findings: MoneyFindings }) {
  const looked = leftOut.length === 0 ? 'rules' : 'rules that were looked at';
  return (
    <>
      {broken.length === 0 ? (
        <Notice tone="success">
          All {checked} {looked} hold.
        </Notice>
      ) : (
        <>
          <Notice tone="error">
            {broken.length} of {checked} {looked} are broken. Do not change anything before somebody has understood why.
          </Notice>
          <MatterList>
            {broken.map(({ id, says, what }) => (
              <Matter
                key={says}
                title={`${id}: ${says}`}
                facts={what.map(({ condition, count, examples }) => [
                  `${count} × ${condition}`,
                  examples.join(', ') || 'none named',
                ])}
              />
            ))}
          </MatterList>
        </>
      )}
      <LeftOut leftOut={leftOut} />
    </>
  );
}
