import type { DeskStore } from '@oja/contract/desks/desk-store';
import { DoorOpen } from 'lucide-react';
import { ButtonLink } from '../../src/ui/button.tsx';
import { Podium } from '../../src/ui/states/empty-state.tsx';
import { DeskPage } from '../ui/desk-page.tsx';
import { deskPath } from './paths.ts';

/** What an address of the desk shows that leads nowhere, or into a store that the account does not work for: the same. */
export function NotHere({ stores }: { stores: readonly DeskStore[] }) {
  return (
    <DeskPage title="Page not found" className="py-8">
      <p className="mb-6 text-muted">There is nothing at this address of the desk.</p>
      <Podium>
        <DoorOpen />
      </Podium>
      <ul className="mt-6 grid max-w-md gap-3">
        {stores.map(({ id, slug, storeName }) => (
          <li key={id}>
            <ButtonLink wide variant="secondary" href={deskPath(slug, 'today')}>
              {storeName}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </DeskPage>
  );
}
