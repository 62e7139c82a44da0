import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { href, type PlainPath, pathOf } from '../../lib/routing/paths.ts';

interface NavLinkProps {
  to: PlainPath;
  className?: string;
  children: ReactNode;
}

/** A link of the shell; says when it is the present page. */
export function NavLink({ to, className, children }: NavLinkProps) {
  const here = usePathname() === pathOf(to);
  return (
    <a href={href(to)} aria-current={here ? 'page' : undefined} className={clsx('nav-link', className)}>
      {children}
    </a>
  );
}
