import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { href, type PlainPath, pathOf } from '../../lib/routing/paths.ts';

type NavLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: PlainPath };

/** A link of the shell; says when it is the present page. */
export function NavLink({ to, className, ...rest }: NavLinkProps) {
  const here = usePathname() === pathOf(to);
  return (
    <a {...rest} href={href(to)} aria-current={here ? 'page' : undefined} className={clsx('nav-link', className)} />
  );
}
