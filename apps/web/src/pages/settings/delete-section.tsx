import type { Account } from '@oja/contract/settings';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { href } from '../../lib/routing/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Section } from './section.tsx';
import { WhatHappens } from './what-happens.tsx';

// Few ever come here: it is fetched when they do.
const DeleteConfirmation = lazyPart(() => import('./delete-confirmation.tsx').then((m) => m.DeleteConfirmation));

export function DeleteSection({ account }: { account: Account }) {
  const [open, setOpen] = useState(false);
  return (
    <Section title="Delete account" about="For good. It cannot be undone.">
      {account.runsShop ? (
        <p className="text-sm text-muted">
          This account runs a store. Please{' '}
          <a className="text-indigo underline" href={href('contact')}>
            contact us
          </a>
          , so that its customers and its money are looked after first.
        </p>
      ) : (
        <>
          <WhatHappens account={account} />
          <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </>
      )}
      <Modal open={open} onClose={() => setOpen(false)} title="Delete your account?">
        <Suspense fallback={<Skeleton className="h-64 rounded-chip" />}>
          <DeleteConfirmation account={account} onCancel={() => setOpen(false)} />
        </Suspense>
      </Modal>
    </Section>
  );
}
