import { formatTime } from '../../../src/lib/text/dates.ts';
import type { KeeperState } from '../../features/goods-form/draft-keeper.ts';

/** Where what was typed is by now. Not read out: it changes with every rest. */
export function SaveWords({ state: { saving, at } }: { state: KeeperState }) {
  const time = formatTime(new Date(at).toISOString());
  const words = {
    open: '',
    restored: `Restored from ${time}`,
    changed: 'Saving …',
    kept: 'Kept on this phone',
    unkept: 'Not saved yet: stay here',
    saved: `Saved ${time}`,
  }[saving];
  return <p className="text-sm text-muted tabular-nums">{words}</p>;
}
