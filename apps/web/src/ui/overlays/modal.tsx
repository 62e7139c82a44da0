import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** In the middle, or a panel at one side. */
  place?: 'middle' | 'left' | 'right' | 'bottom';
  children: ReactNode;
  footer?: ReactNode;
}

/**
 * A native modal dialog: the browser keeps the focus inside, makes the page inert, closes on Escape and returns the
 * focus; Back closes it too. The page behind does not scroll (`html:has(dialog[open])`). Its content exists only while it is open.
 */
export function Modal({ open, onClose, title, place = 'middle', children, footer }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  useBackCloses(open, () => dialog.current?.close());

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog; the click is on its backdrop
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={clsx('modal', `modal-${place}`)}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center gap-4 py-3 pr-3 pl-5">
            <h2 id={heading} className="min-w-0 flex-1 text-xl">
              {title}
            </h2>
            <IconButton
              label="Close"
              icon={<X aria-hidden="true" className="size-5" />}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
          {footer && <div className="border-t border-line p-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
