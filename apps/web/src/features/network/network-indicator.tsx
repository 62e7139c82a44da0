import { clsx } from 'clsx';
import { Wifi, WifiLow, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useNetwork } from './network.ts';
import { type NetworkState, networkDots, networkTexts } from './network-status.ts';

const icons: Record<NetworkState, typeof Wifi> = { offline: WifiOff, slow: WifiLow, good: Wifi };

/**
 * How the connection is doing.
 *
 * @param props.children what opens under it: the panel, which may come late
 */
export function NetworkIndicator({ children }: { children: ReactNode }) {
  const { state } = useNetwork();
  const Icon = icons[state];
  const { title } = networkTexts[state];
  return (
    <Popover
      label={`Network: ${title}`}
      icon={
        <>
          <Icon aria-hidden="true" className="size-5" />
          <span aria-hidden="true" data-network={state} className={clsx('network-dot', networkDots[state])} />
          <span className="network-title">{title}</span>
        </>
      }
    >
      {() => children}
    </Popover>
  );
}
