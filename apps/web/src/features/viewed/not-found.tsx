import { DoorOpen } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Podium } from '../../ui/states/empty-state.tsx';
import { MoreGoods } from './more-goods.tsx';

/** What an address shows that leads nowhere, or nowhere for whoever asks. */
export function NotFound() {
  return (
    <Page
      title="Page not found"
      heading={
        <span className="grid justify-items-center gap-4">
          <Podium>
            <DoorOpen />
          </Podium>
          404
        </span>
      }
      className="pt-10! text-center"
    >
      <div className="-mt-4 mb-16 grid justify-items-center gap-4">
        <p className="display text-xl">Page not found</p>
        <p className="max-w-md text-muted">
          There is nothing at this address. It may have changed, or lost a letter on its way to you.
        </p>
        <ButtonLink href={href('home')}>Go back home</ButtonLink>
      </div>
      <div className="text-left">
        <MoreGoods />
      </div>
    </Page>
  );
}
