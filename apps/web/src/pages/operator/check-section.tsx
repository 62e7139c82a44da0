import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Matter, MatterList, MatterSection } from './matter.tsx';
import { call } from './operator-api.ts';

/** Whether the books are whole, on demand: it reads all of them. */
export function CheckSection() {
  const check = useMutation({ mutationFn: () => call('operatorCheck', {}) });
  return (
    <MatterSection
      title="Check the books"
      about="Looks at every rule that money and stock must keep. On a large shop it takes a while."
    >
      {check.isError && <Notice tone="error">Failed to check the books</Notice>}
      <Button variant="secondary" className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
        {check.isError ? 'Try again' : 'Check now'}
      </Button>
      {check.data && check.data.broken.length === 0 && (
        <Notice tone="success">All {check.data.checked} rules hold.</Notice>
      )}
      {check.data && check.data.broken.length > 0 && (
        <>
          <Notice tone="error">
            {check.data.broken.length} of {check.data.checked} rules are broken. Do not change anything before somebody
            has understood why.
          </Notice>
          <MatterList>
            {check.data.broken.map(({ id, says, count, examples }) => (
              <Matter
                key={says}
                title={`${id}: ${says}`}
                facts={[
                  ['Breaches', count],
                  ['Such as', examples.join(', ') || 'none named'],
                ]}
              />
            ))}
          </MatterList>
        </>
      )}
    </MatterSection>
  );
}
