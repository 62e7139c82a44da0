import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { href, type PlainPath, pathOf } from '../../lib/routing/paths.ts';

type NavLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: PlainPath };

/** A link of the shell; says when it is the present page, and the profile's also on the pages that it leads to. */
export function NavLink({ to, className, ...rest }: NavLinkProps) {
  const path = usePathname();
  // As short as it tells: these bytes are everybody's.
  const isWithin = to === 'profile' && /^.(address|setting)/.test(path);
  return (
    <a
      {...rest}
      href={href(to)}
      aria-current={path === pathOf(to) ? 'page' : isWithin || undefined}
      className={clsx('nav-link', className)}
    />
  );
}
