import { mayDo } from '@oja/domain/people/member-roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { read } from '../../app/desk-api.ts';
import { useHref, useStore } from '../../app/store.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { NameAccount } from './name-account.tsx';
import { PresentAccount } from './present-account.tsx';

/** Where the store's money goes: its owner sees it, and names another account. */
export function AccountPage() {
  const { role } = useStore();
  const href = useHref();
  return (
    <DeskPage title="Bank account" className="max-w-180">
      <p className="mb-4">
        <a href={href('money')} className="inline-flex min-h-11 items-center text-indigo underline">
          Back to Money
        </a>
      </p>
      {mayDo(role, 'account') ? (
        <Account />
      ) : (
        <p className="text-muted">Only the owner of the store sees and names its bank account.</p>
      )}
    </DeskPage>
  );
}

function Account() {
  const { id: seller } = useStore();
  const place = useQuery({ ...read('payoutAccount', { params: { seller } }), staleTime: 0 });
  const [isNaming, setIsNaming] = useState(false);
  const { data } = place;
  const isOpen = isNaming || (data && data.account === null && !data.hasOlder);
  return (
    <>
      <DeskFailure text="Could not load your bank account." of={place} />
      {data?.account && <PresentAccount account={data.account} />}
      {data?.hasOlder && (
        <p className="mb-4">
          Your money goes to an account that the shop has set up for you. You can name another one.
        </p>
      )}
      {data && !isOpen && (
        <Button variant="secondary" onClick={() => setIsNaming(true)}>
          {data.account ? 'Change the account' : 'Name an account'}
        </Button>
      )}
      {data && isOpen && <NameAccount place={data} onNamed={() => setIsNaming(false)} />}
      {place.isPending && <DeskSkeleton />}
    </>
  );
}
