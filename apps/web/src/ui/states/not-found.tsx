import { DoorOpen } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../button.tsx';
import { Page } from '../page.tsx';
import { Podium } from './empty-state.tsx';

/** What an address shows that leads nowhere, or nowhere for whoever asks. */
export function NotFound() {
  return (
    <Page title="Page not found" heading="404" className="grid justify-items-start gap-4">
      <p className="text-xl text-muted">Page not found</p>
      <Podium>
        <DoorOpen />
      </Podium>
      <ButtonLink href={href('home')}>Go back home</ButtonLink>
    </Page>
  );
}
