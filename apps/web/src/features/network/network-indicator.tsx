import { clsx } from 'clsx';
import { Wifi, WifiLow, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Popover } from '../../ui/overlays/popover.tsx';
import { useNetwork } from './network.ts';
import { type NetworkState, networkDots, networkTexts } from './network-status.ts';

const icons: Record<NetworkState, typeof Wifi> = { offline: WifiOff, slow: WifiLow, good: Wifi };

interface NetworkIndicatorProps {
  /** On phones it is there only while something is to be said. */
  quiet?: boolean;
  /** What opens under it: the panel, which may come late. */
  children: ReactNode;
}

/** How the connection is doing. */
export function NetworkIndicator({ quiet, children }: NetworkIndicatorProps) {
  const { state } = useNetwork();
  const Icon = icons[state];
  return (
    <Popover
      label={`Network: ${networkTexts[state].title}`}
      {...(quiet && state === 'good' && { className: 'max-sm:hidden' })}
      icon={
        <>
          <Icon aria-hidden="true" className="size-5" />
          <span aria-hidden="true" data-network={state} className={clsx('network-dot', networkDots[state])} />
        </>
      }
    >
      {() => children}
    </Popover>
  );
}
