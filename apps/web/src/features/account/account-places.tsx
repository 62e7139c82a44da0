import { clsx } from 'clsx';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { href, pathOf } from '../../lib/routing/paths.ts';
import { places } from './places.ts';

const profile = { to: 'profile', label: 'My Profile' } as const;

/** Beside a page of the account: where it is among the others. */
export function AccountPlaces({ className }: { className: string | false }) {
  const path = usePathname();
  return (
    <nav aria-label="Account" className={clsx('rounded-card bg-surface p-2 ring-1 ring-line max-lg:hidden', className)}>
      <ul>
        {[profile, ...places].map(({ to, label }) => (
          <li key={to}>
            <a
              href={href(to)}
              aria-current={path === pathOf(to) ? 'page' : undefined}
              className="flex min-h-12 items-center rounded-chip px-4 font-medium hover:bg-sunken aria-[current]:bg-palm-soft aria-[current]:text-palm"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
