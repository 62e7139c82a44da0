import { LayoutGrid } from 'lucide-react';
import { NetworkIndicator } from '../../features/network/network-indicator.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { ThemeSwitcher } from '../../features/theme/theme-switcher.tsx';
import { href } from '../../lib/routing/paths.ts';
import { useSite } from '../../lib/site.ts';
import { AccountLinks } from './account-links.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavLink } from './nav-link.tsx';
import { useScrollsDown } from './use-scrolls-down.ts';

/**
 * The navigation bar. One row from 640 px, with words beside the icons from 1024 px; on phones two rows, of which the
 * second (search) makes way while the page is scrolled down.
 */
export function Bar() {
  const { brand } = useSite();
  const scrollsDown = useScrollsDown();
  return (
    <header data-away={scrollsDown || undefined} className="bar">
      <div className="bar-row column">
        <MenuButton className="-ml-2 sm:hidden" />
        <a href={href('home')} className="display flex min-h-11 items-center text-2xl text-palm">
          {brand}
        </a>
        <nav aria-label="Main" className="contents">
          <NavLink to="categories" className="max-sm:hidden">
            <LayoutGrid aria-hidden="true" className="size-5 max-lg:hidden" />
            Categories
          </NavLink>
          <SearchBox className="bar-search" />
          <span className="flex items-center max-sm:ml-auto">
            <NetworkIndicator />
            <ThemeSwitcher />
          </span>
          <AccountLinks />
        </nav>
      </div>
    </header>
  );
}
