import { Archive, House, LayoutGrid, Search, UserRound } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useMe } from '../../features/session/me.ts';
import type { PlainPath } from '../../lib/routing/paths.ts';
import { NavLink } from './nav-link.tsx';

interface Place {
  to: PlainPath;
  label: string;
  icon: typeof House;
}

/** On phones: the places a thumb goes to most. The checkout has its own bar there. */
export function BottomBar() {
  const user = useMe().data?.user;

  const link = ({ to, label, icon: Icon }: Place) => (
    <NavLink to={to} className="bottom-link" {...(to === 'search' && { onClick: goToField })}>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </NavLink>
  );

  return (
    <nav aria-label="Quick links" className="bottom-bar">
      {link({ to: 'home', label: 'Home', icon: House })}
      {link({ to: 'categories', label: 'Categories', icon: LayoutGrid })}
      {link({ to: 'search', label: 'Search', icon: Search })}
      {link({ to: 'orders', label: 'Orders', icon: Archive })}
      {link({ to: user ? 'profile' : 'login', label: 'Account', icon: UserRound })}
    </nav>
  );
}

/** A search begins in the bar's field, which is on every page that has this link. */
function goToField(event: MouseEvent): void {
  const field = document.querySelector<HTMLElement>('.bar-search input');
  if (field) event.preventDefault();
  field?.focus();
}
