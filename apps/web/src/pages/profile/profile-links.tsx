import type { User } from '@oja/contract/accounts';
import { ChevronRight, CircleHelp, Heart, MapPin, Package, Settings2, ShieldCheck, Store } from 'lucide-react';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';

/** Where what is the account's own stands. */
export function ProfileLinks({ user }: { user: User }) {
  const { brand } = useSite();
  const links = [
    { to: href('orders'), label: 'My Orders', icon: Package },
    { to: href('favourites'), label: 'Favourites', icon: Heart },
    { to: href('addresses'), label: 'Addresses', icon: MapPin },
    { to: href('settings'), label: 'Settings', icon: Settings2 },
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
