import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

export const iconButtonLook =
  'target relative inline-grid shrink-0 place-items-center rounded-full transition-[background-color,transform] hover:bg-sunken active:scale-95 disabled:opacity-40';

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={clsx(iconButtonLook, className)}>
      {icon}
    </button>
  );
}
