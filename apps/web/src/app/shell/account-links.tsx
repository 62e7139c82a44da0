import { Package, UserRound } from 'lucide-react';
import { usePending } from '../../features/cart/pending/pending.ts';
import { useMe } from '../../features/session/me.ts';
import { CartLink } from './cart-link.tsx';
import { NavLink } from './nav-link.tsx';

const words = 'max-lg:sr-only';

/**
 * What the bar shows of the account: a placeholder until it is known, then the buyer's links or the visitor's. While it
 * cannot be read the shopper counts as a visitor, and is told so at the first failure, not after the last. On phones the
 * cart alone, for everybody and at once: the rest stands in the bottom bar and in the menu.
 */
export function AccountLinks() {
  const me = useMe();
  const pending = usePending((state) => state.items.length);
  const user = me.data?.user;
  const failed = !me.data && me.failureCount + me.errorUpdateCount > 0;
  const isAwaited = me.isPending && !failed;
  return (
    <>
      {isAwaited && (
        <div role="status" className="skeleton h-9 w-42 rounded-full max-sm:hidden">
          <span className="sr-only">Loading account</span>
        </div>
      )}
      {user && (
        <NavLink to="orders" className="max-sm:hidden">
          <Package aria-hidden="true" className="size-5" />
          <span className={words}>Orders</span>
        </NavLink>
      )}
      <CartLink className={user || (pending > 0 && !isAwaited) ? '' : 'sm:hidden'} labelClassName={words} />
      {user && (
        <NavLink to="profile" className="max-sm:hidden">
          <UserRound aria-hidden="true" className="size-5" />
          <span className={words}>Profile</span>
        </NavLink>
      )}
      {failed && (
        <span role="alert" className="bar-trouble">
          Failed to load user data
          <button type="button" className="nav-link underline" onClick={() => me.refetch()}>
            Try again
          </button>
        </span>
      )}
      {!user && !isAwaited && (
        <NavLink to="login" className="max-sm:hidden">
          Login
        </NavLink>
      )}
      {!user && !isAwaited && !failed && (
        <NavLink to="register" className="nav-link-strong max-sm:hidden">
          Register
        </NavLink>
      )}
    </>
  );
}
