import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

const Form = lazyPart(() => import('./google-link-form.tsx').then((m) => m.GoogleLinkForm), true);

/** The form for whom Google's address led to an account with a password: few ever see it, so it comes when it is shown. */
export function GoogleLink({ onLeave }: { onLeave: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Form onLeave={onLeave} />
    </Suspense>
  );
}
