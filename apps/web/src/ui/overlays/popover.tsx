import { clsx } from 'clsx';
import { type ReactNode, type Ref, Suspense, useId, useState } from 'react';
import { iconButtonLook } from '../icon-button.tsx';
import { ErrorBoundary } from '../states/error-boundary.tsx';

interface PopoverProps {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  className?: string;
  panelClassName?: string;
  panelRef?: Ref<HTMLDivElement>;
  /** Made anew each time it opens, and may come late. `close` closes it and gives the focus back. */
  children: (close: () => void) => ReactNode;
}

/** A round button with a native popover under it: light dismiss, Escape and focus return are the browser's. */
export function Popover({ label, icon, className, panelClassName, panelRef, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        title={label}
        aria-label={label}
        aria-expanded={open}
        popoverTarget={id}
        className={clsx(iconButtonLook, className)}
      >
        {icon}
      </button>
      <div
        id={id}
        ref={panelRef}
        popover="auto"
        className={clsx('popover', panelClassName)}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {open && (
          <ErrorBoundary fallback={null}>
            <Suspense>{children(() => document.getElementById(id)?.hidePopover())}</Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
