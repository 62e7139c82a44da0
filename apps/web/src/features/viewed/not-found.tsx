import { DoorOpen } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PodiumPage } from './podium-page.tsx';

/** What an address shows that leads nowhere, or nowhere for whoever asks. */
export function NotFound() {
  return (
    <PodiumPage
      title="Page not found"
      heading={<span className="text-xl text-muted">404</span>}
      icon={<DoorOpen />}
      actions={<ButtonLink href={href('home')}>Go back home</ButtonLink>}
    >
      <p className="display mb-4 text-3xl text-ink">Page not found</p>
      <p>There is nothing at this address. It may have changed, or lost a letter on its way to you.</p>
    </PodiumPage>
  );
}
