import { Heart } from 'lucide-react';
import { lazy } from 'react';
import { NetworkIndicator } from '../../features/network/network-indicator.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { ThemeSwitcher } from '../../features/theme/theme-switcher.tsx';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { AccountLinks } from './account-links.tsx';
import { CategoriesLink } from './categories-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';

// Not with the later styles, which a lost line would keep away: its chunk is there from the start.
const NetworkPanel = lazy(() =>
  import('../../features/network/network-panel.tsx').then((m) => ({ default: m.NetworkPanel })),
);

/**
 * The navigation bar. One row from 640 px, with words beside the icons from 1024 px; on phones two rows, of which the
 * second (search) makes way while the page is scrolled down. Theme and network stand in the menu there; trouble of the
 * line brings the indicator back.
 *
 * @param isCheckout whoever pays needs the way back and help, and nothing of the shop
 */
export function Bar({ isCheckout }: { isCheckout: boolean }) {
  const { brand } = useSite();
  const scrollsDown = useScrollsDown();
  return (
    <header data-away={(scrollsDown && !isCheckout) || undefined} className="bar">
      <div className="bar-row column">
        {!isCheckout && <MenuButton className="-ml-2 sm:hidden" />}
        <a href={href('home')} className="display flex min-h-11 items-center text-2xl text-palm">
          {brand}
        </a>
        <nav aria-label="Main" className="contents">
          {isCheckout ? (
            <>
              <NavLink to="cart" className="ml-auto">
                Back to cart
              </NavLink>
              <NavLink to="help">Help</NavLink>
            </>
          ) : (
            <>
              <CategoriesLink />
              <SearchBox className="bar-search" />
              <NetworkIndicator quiet>
                <NetworkPanel />
              </NetworkIndicator>
              <ThemeSwitcher className="max-sm:hidden" />
              <NavLink to="favourites" aria-label="Favourites" className="max-sm:ml-auto">
                <Heart aria-hidden="true" className="size-5" />
              </NavLink>
              <AccountLinks />
            </>
          )}
        </nav>
      </div>
    </header>
  );
}
