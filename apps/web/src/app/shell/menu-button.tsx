import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePlace } from '../../lib/hash-location.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }));

/** Opens the slide-out menu, which is fetched when it is first asked for. */
export function MenuButton({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const { path, query } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [path, query]);
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
        <Suspense fallback={null}>
          <Menu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
