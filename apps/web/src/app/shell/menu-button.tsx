import { Menu as MenuIcon } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { usePlace } from '../../lib/routing/hash-location.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { ErrorBoundary } from '../../ui/states/error-boundary.tsx';

const Menu = lazyPart(() => import('./menu.tsx').then((m) => m.Menu), true);

/** Opens the slide-out menu, which is fetched when it is first asked for. */
export function MenuButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const { path, query } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [path, query]);

  function couldNotOpen() {
    setAsked(false);
    setOpen(false);
    showToast('The menu could not be loaded. Please try again.', { tone: 'error' });
  }
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<MenuIcon aria-hidden="true" className="size-6" />}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
        {...(className && { className })}
      />
      {asked && (
        <ErrorBoundary fallback={null} onError={couldNotOpen}>
          <Suspense fallback={null}>
            <Menu open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
