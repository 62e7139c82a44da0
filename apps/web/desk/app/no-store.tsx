import { Store } from 'lucide-react';
import { useSite } from '../../src/lib/site.ts';
import { ButtonLink } from '../../src/ui/button.tsx';
import { Podium } from '../../src/ui/states/empty-state.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import { deskPath } from './paths.ts';

/** For an account that works for no store. */
export function NoStore() {
  const { brand } = useSite();
  return (
    <DeskPage title="Your desk">
      <Podium>
        <Store />
      </Podium>
      <p className="mt-6 mb-2 text-lg">This account does not work for a store yet.</p>
      <p className="mb-6 text-muted">
        Open one now: it takes a few minutes, and costs nothing until you sell on {brand}. If a store's owner has added
        you, ask which e-mail address they used and sign in with that one.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={deskPath('', 'opening')}>Open a store</ButtonLink>
        <ButtonLink variant="secondary" href="/">
          Go to the shop
        </ButtonLink>
      </div>
    </DeskPage>
  );
}
