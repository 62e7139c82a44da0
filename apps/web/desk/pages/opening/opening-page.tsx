import type { DeskStore } from '@oja/contract/desks/desk-store';
import { useQuery } from '@tanstack/react-query';
import { useTheme } from '../../../src/features/theme/theme.ts';
import { ButtonLink } from '../../../src/ui/button.tsx';
import { read } from '../../app/desk-api.ts';
import { deskPath } from '../../app/paths.ts';
import { useAccount } from '../../app/store.ts';
import { DeskFailure } from '../../ui/desk-failure.tsx';
import { DeskPage } from '../../ui/desk-page.tsx';
import { DeskSkeleton } from '../../ui/desk-skeleton.tsx';
import { Questions } from './questions.tsx';

/** Opens a store: five screens with one question each. */
export function OpeningPage() {
  // The system may change its own while it is open.
  useTheme();
  const { stores } = useAccount();
  const own = stores.find(({ role }) => role === 'owner');
  return (
    <main id="main" className="opening">
      {!own ? (
        <Questions key="new" store={null} settings={null} />
      ) : own.status === 'opening' ? (
        <Begun key={own.id} store={own} />
      ) : (
        <Owned store={own} />
      )}
    </main>
  );
}

/** It is there, and not open yet. */
function Begun({ store }: { store: DeskStore }) {
  const settings = useQuery({
    ...read('deskStoreForm', { params: { seller: store.id } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (settings.data) return <Questions store={store} settings={settings.data} />;
  return settings.isPending ? (
    <DeskSkeleton shape="form" />
  ) : (
    <DeskFailure text="Could not load your store." of={settings} />
  );
}

/** One an account. */
function Owned({ store: { slug, storeName } }: { store: DeskStore }) {
  return (
    <DeskPage title="Open a store">
      <p className="mb-6 text-lg">You have a store already: {storeName}.</p>
      <ButtonLink href={deskPath(slug, 'today')}>Go to its desk</ButtonLink>
    </DeskPage>
  );
}
