import { formatCount } from '@oja/domain/text/count';
import { Heart, House, LayoutGrid, LogIn, LogOut, Package, Settings, Store, UserPlus, UserRound } from 'lucide-react';
import { useCategories } from '../../features/categories/use-categories.ts';
import { NetworkPanel } from '../../features/network/network-panel.tsx';
import { useMe } from '../../features/session/me.ts';
import { useSignOut } from '../../features/session/sign-out.ts';
import { useTheme } from '../../features/theme/theme.ts';
import { ThemeChoices } from '../../features/theme/theme-choices.tsx';
import { href, type PlainPath } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { NavLink } from './nav-link.tsx';

/** How many categories the menu has room for. */
const CATEGORIES_SHOWN = 8;

/** The slide-out menu of the mobile layout. */
export function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { brand } = useSite();
  return (
    <Modal open={open} onClose={onClose} title={brand} place="left">
      <nav aria-label="Menu" className="grid gap-1">
        <MenuLink to="home" label="Home" icon={House} />
        <MenuLink to="categories" label="Categories" icon={LayoutGrid} />
        <Categories />
        <hr className="my-2 border-line" />
        <MenuLink to="favourites" label="Favourites" icon={Heart} />
        <Account onDone={onClose} />
      </nav>
      <Device />
    </Modal>
  );
}

interface MenuLinkProps {
  to: PlainPath;
  label: string;
  icon: typeof House;
}

function MenuLink({ to, label, icon: Icon }: MenuLinkProps) {
  return (
    <NavLink to={to} className="menu-link">
      <Icon aria-hidden="true" className="size-5 text-muted" />
      {label}
    </NavLink>
  );
}

/** What the bar of wider screens has of the device: its theme and its connection. */
function Device() {
  const { theme } = useTheme();
  return (
    <>
      <hr className="my-2 border-line" />
      <p aria-hidden="true" className="px-3 py-2 text-xs font-semibold text-muted">
        {`Theme: ${theme}`}
      </p>
      <ThemeChoices />
      <hr className="my-2 border-line" />
      <section aria-label="Network" className="px-3 py-2">
        <NetworkPanel />
      </section>
    </>
  );
}

function Categories() {
  const { data, isPending } = useCategories();
  if (isPending) return <Skeleton className="mx-3 h-80" />;
  if (!data) return null;
  return (
    <ul className="grid gap-1 border-l border-line pl-3">
      {data.items.slice(0, CATEGORIES_SHOWN).map(({ id, name, productCount }) => (
        <li key={id}>
          <a href={href('category', { category: name })} className="menu-link">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-xs text-muted tabular-nums">{formatCount(productCount)}</span>
            <span className="sr-only">products</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Account({ onDone }: { onDone: () => void }) {
  const me = useMe();
  const signOut = useSignOut();
  const { brand } = useSite();
  if (!me.data?.user) {
    return (
      <>
        <MenuLink to="login" label="Login" icon={LogIn} />
        <MenuLink to="register" label="Create Account" icon={UserPlus} />
        <MenuLink to="sell" label={`Sell on ${brand}`} icon={Store} />
      </>
    );
  }
  return (
    <>
      <MenuLink to="orders" label="My Orders" icon={Package} />
      <MenuLink to="profile" label="My Profile" icon={UserRound} />
      <MenuLink to="settings" label="Settings" icon={Settings} />
      {me.data.user.isSeller ? (
        <a href="/desk" className="menu-link">
          <Store aria-hidden="true" className="size-5 text-muted" />
          My store
        </a>
      ) : (
        <MenuLink to="sell" label={`Sell on ${brand}`} icon={Store} />
      )}
      <button type="button" className="menu-link" onClick={() => signOut.mutate(undefined, { onSuccess: onDone })}>
        <LogOut aria-hidden="true" className="size-5 text-muted" />
        Logout
      </button>
    </>
  );
}
