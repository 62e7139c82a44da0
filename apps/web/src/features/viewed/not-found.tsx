import { DoorOpen } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { NothingHere } from './nothing-here.tsx';

/** What an address shows that leads nowhere, or nowhere for whoever asks. */
export function NotFound() {
  return (
    <NothingHere
      title="Page not found"
      heading={<span className="text-xl text-muted">404</span>}
      icon={<DoorOpen />}
      actions={<ButtonLink href={href('home')}>Go back home</ButtonLink>}
    >
      <p className="display text-3xl">Page not found</p>
      <p className="max-w-md text-balance text-muted">
        There is nothing at this address. It may have changed, or lost a letter on its way to you.
      </p>
    </NothingHere>
  );
}
