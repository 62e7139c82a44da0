import { LogIn, Package, UserRound } from 'lucide-react';
import { usePending } from '../../features/cart/pending/pending.ts';
import { useMe } from '../../features/session/me.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { CartLink } from './cart-link.tsx';
import { NavLink } from './nav-link.tsx';

const words = 'max-lg:sr-only';

/**
 * What the bar shows of the account: a placeholder until it is known, then the buyer's links or the visitor's. While it
 * cannot be read the shopper counts as a visitor, and is told so at the first failure, not after the last.
 */
export function AccountLinks() {
  const me = useMe();
  const pending = usePending((state) => state.items.length);
  const failed = !me.data && me.failureCount + me.errorUpdateCount > 0;
  if (me.isPending && !failed) {
    return (
      <div role="status" className="flex w-11 sm:w-42">
        <span className="sr-only">Loading account</span>
        <Skeleton className="h-9 w-full rounded-full" />
      </div>
    );
  }
  if (me.data?.user) {
    return (
      <>
        <NavLink to="orders" className="max-sm:hidden">
          <Package aria-hidden="true" className="size-5" />
          <span className={words}>Orders</span>
        </NavLink>
        <CartLink labelClassName="max-lg:sr-only" />
        <NavLink to="profile" className="max-sm:hidden">
          <UserRound aria-hidden="true" className="size-5" />
          <span className={words}>Profile</span>
        </NavLink>
      </>
    );
  }
  return (
    <>
      {pending > 0 && <CartLink labelClassName="max-lg:sr-only" />}
      {failed && (
        <span role="alert" className="bar-trouble">
          Failed to load user data
          <button type="button" className="nav-link underline" onClick={() => me.refetch()}>
            Try again
          </button>
        </span>
      )}
      <NavLink to="login">
        <LogIn aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">Login</span>
      </NavLink>
      {!failed && (
        <NavLink to="register" className="nav-link-strong max-sm:hidden">
          Register
        </NavLink>
      )}
    </>
  );
}
