import type { User } from '@oja/contract/accounts';
import { ChevronRight, CircleHelp, Heart, MapPin, Package, Settings2, ShieldCheck, Store } from 'lucide-react';
import { places } from '../../features/account/places.ts';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';

const icons = { orders: Package, favourites: Heart, addresses: MapPin, settings: Settings2 };

/** Where what is the account's own stands. */
export function ProfileLinks({ user }: { user: User }) {
  const { brand } = useSite();
  const links = [
    ...places.map(({ to, label }) => ({ to: href(to), label, icon: icons[to] })),
    { to: user.isSeller ? '/desk' : href('sell'), label: user.isSeller ? 'My store' : `Sell on ${brand}`, icon: Store },
    { to: href('help'), label: 'Help', icon: CircleHelp },
    ...(user.isOperator ? [{ to: href('operator'), label: 'Operator', icon: ShieldCheck }] : []),
  ];
  return (
    <nav aria-label="Account" className="border-t border-line">
      <ul className="grid sm:grid-cols-2">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={label} className="last:odd:col-span-full">
            <a
              href={to}
              className="flex min-h-13 items-center gap-3 px-5 font-medium hover:bg-sunken hover:text-palm sm:px-6"
            >
              <Icon aria-hidden="true" className="size-5 text-palm" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden="true" className="size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
