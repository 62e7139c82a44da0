import { NetworkIndicator } from '../../../src/features/network/network-indicator.tsx';
import { NetworkPanel } from '../../../src/features/network/network-panel.tsx';
import { useTheme } from '../../../src/features/theme/theme.ts';
import { StoreSwitcher } from '../../features/stores/store-switcher.tsx';
import { OfflineLine } from '../../features/waiting/offline-line.tsx';
import { Outlet } from '../outlet.tsx';
import { useFocusKept } from '../use-focus-kept.ts';
import { DeskNav } from './desk-nav.tsx';
import { useDoorKeys } from './use-door-keys.ts';

/** What stands around every page of a store's desk. */
export function Frame() {
  // The system may change its own while the desk is open.
  useTheme();
  useFocusKept();
  useDoorKeys();
  return (
    <div className="desk">
      <a href="#main" className="skip-link">
        Skip to the page
      </a>
      <div className="desk-top">
        <header className="desk-bar">
          <StoreSwitcher />
          <NetworkIndicator>
            <NetworkPanel />
          </NetworkIndicator>
        </header>
        <OfflineLine />
      </div>
      <div className="desk-body">
        <DeskNav />
        <Outlet />
      </div>
    </div>
  );
}
