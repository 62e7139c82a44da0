import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from './states/spinner.tsx';

export type ButtonVariant = 'primary' | 'soft' | 'secondary' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-palm text-on-palm hover:bg-palm-hover',
  soft: 'bg-palm-soft text-palm hover:bg-palm hover:text-on-palm',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line-strong hover:bg-sunken',
  quiet: 'text-palm hover:bg-palm-soft',
  danger: 'text-danger ring-1 ring-inset ring-danger hover:bg-clay-soft',
};

interface Look {
  variant?: ButtonVariant | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
}

function look({ variant = 'primary', wide = false }: Look, more?: string): string {
  return clsx(
    'button inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-sm font-semibold',
    'transition-[background-color,transform] active:scale-[.98]',
    variants[variant],
    wide && 'w-full',
    more,
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Shows a spinner and ignores presses, but keeps the focus and the name. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button({ variant, wide, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  wide,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string }) {
  return (
    <a {...rest} className={look({ variant, wide }, className)}>
      {children}
    </a>
  );
}
