import { type MemberRole, mayDo } from '@oja/domain/people/member-roles';
import { clsx } from 'clsx';
import { Banknote, Ellipsis, House, MessageSquare, ReceiptText, Tag } from 'lucide-react';
import { usePulse } from '../../features/pulse/use-pulse.ts';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { usePathname } from '../location.ts';
import type { DeskPageName } from '../pages.ts';
import { matchDeskPath } from '../paths.ts';
import { placeIn } from '../place-in.ts';
import { useHref, useStore } from '../store.ts';

interface Door {
  to: 'today' | 'orders' | 'products' | 'money' | 'reviews' | 'more';
  label: string;
  icon: typeof House;
  holds: readonly DeskPageName[];
}

const doors: readonly Door[] = [
  { to: 'today', label: 'Today', icon: House, holds: ['today'] },
  { to: 'orders', label: 'Orders', icon: ReceiptText, holds: ['orders', 'parcel'] },
  {
    to: 'products',
    label: 'Products',
    icon: Tag,
    holds: ['products', 'newProduct', 'product', 'sheet', 'imports', 'import'],
  },
  { to: 'money', label: 'Money', icon: Banknote, holds: ['money', 'account'] },
];
const reviews: Door = { to: 'reviews', label: 'Reviews', icon: MessageSquare, holds: ['reviews'] };
const more: Door = { to: 'more', label: 'More', icon: Ellipsis, holds: ['more', 'store', 'holiday'] };

/** A bar has room for five: there, reviews lie behind More. */
function doorsFor(role: MemberRole, isWide: boolean): Door[] {
  if (!isWide) return [...doors, { ...more, holds: [...more.holds, ...reviews.holds] }];
  return [...doors, ...(mayDo(role, 'reviews') ? [reviews] : []), more];
}

/** The doors of the desk: a bar at the bottom of a phone, a rail at the left where there is room. */
export function DeskNav() {
  const href = useHref();
  const name = matchDeskPath(placeIn(usePathname()).path)?.name;
  const pulse = usePulse().data;
  const shown = doorsFor(useStore().role, useIsWide());
  return (
    <nav aria-label="Desk" className="desk-nav">
      {shown.map(({ to, label, icon: Icon, holds }) => {
        const waits = to === 'orders' && pulse ? pulse.new + pulse.toPack : 0;
        const isHere = name !== undefined && holds.includes(name);
        return (
          <a key={to} href={href(to)} aria-current={isHere ? 'page' : undefined} className="desk-door">
            <span className="relative">
              <Icon aria-hidden="true" className="size-6" />
              {waits > 0 && (
                <span aria-hidden="true" className={clsx('desk-badge', pulse?.late && 'desk-badge-late')}>
                  {waits > 99 ? '99+' : waits}
                </span>
              )}
            </span>
            {label}
            {waits > 0 && <span className="sr-only">, {waits} to do</span>}
          </a>
        );
      })}
    </nav>
  );
}
