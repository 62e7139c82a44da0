import { House, LayoutGrid, Package, UserRound } from 'lucide-react';
import { usePending } from '../../features/cart/pending/pending.ts';
import { useMe } from '../../features/session/me.ts';
import { usePathname } from '../../lib/routing/hash-location.ts';
import { type PlainPath, pathOf } from '../../lib/routing/paths.ts';
import { CartLink } from './cart-link.tsx';
import { NavLink } from './nav-link.tsx';

interface Place {
  to: PlainPath;
  label: string;
  icon: typeof House;
}

/** On phones: the places a thumb goes to most. The checkout has its own bar there. */
export function BottomBar() {
  const path = usePathname();
  const user = useMe().data?.user;
  const pending = usePending((state) => state.items.length);
  if (path === pathOf('checkout')) return null;

  const link = ({ to, label, icon: Icon }: Place) => (
    <NavLink to={to} className="bottom-link">
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </NavLink>
  );

  return (
    <nav aria-label="Quick links" className="bottom-bar">
      {link({ to: 'home', label: 'Home', icon: House })}
      {link({ to: 'categories', label: 'Categories', icon: LayoutGrid })}
      {(user || pending > 0) && <CartLink className="bottom-link" />}
      {user && link({ to: 'orders', label: 'Orders', icon: Package })}
      {link({ to: user ? 'profile' : 'login', label: 'Account', icon: UserRound })}
    </nav>
  );
}
