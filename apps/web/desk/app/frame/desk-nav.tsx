import { clsx } from 'clsx';
import { Banknote, Ellipsis, House, ReceiptText, Tag } from 'lucide-react';
import { usePulse } from '../../features/pulse/use-pulse.ts';
import { usePathname } from '../location.ts';
import type { DeskPageName } from '../pages.ts';
import { matchDeskPath } from '../paths.ts';
import { placeIn } from '../place-in.ts';
import { useHref } from '../store.ts';

const doors = [
  { to: 'today', label: 'Today', icon: House, holds: ['today'] },
  { to: 'orders', label: 'Orders', icon: ReceiptText, holds: ['orders', 'parcel'] },
  { to: 'products', label: 'Products', icon: Tag, holds: ['products', 'newProduct', 'product', 'sheet'] },
  { to: 'money', label: 'Money', icon: Banknote, holds: ['money', 'account'] },
  { to: 'more', label: 'More', icon: Ellipsis, holds: ['more', 'store', 'holiday'] },
] as const satisfies { to: DeskPageName; label: string; icon: typeof House; holds: DeskPageName[] }[];

/** The doors of the desk: a bar at the bottom of a phone, a rail at the left where there is room. */
export function DeskNav() {
  const href = useHref();
  const name = matchDeskPath(placeIn(usePathname()).path)?.name;
  const pulse = usePulse().data;
  return (
    <nav aria-label="Desk" className="desk-nav">
      {doors.map(({ to, label, icon: Icon, holds }) => {
        const waits = to === 'orders' && pulse ? pulse.new + pulse.toPack : 0;
        const isHere = name !== undefined && (holds as readonly DeskPageName[]).includes(name);
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
