import { Switch } from '../../../src/ui/forms/switch.tsx';
import { deskKeys, doorKeys } from './desk-keys.ts';
import { chooseKeys, useKeysAreOn } from './use-desk-keys.ts';

const namesOf: Record<string, string> = { X: 'Shift x', Escape: 'Esc' };
const doorNames = { today: 'Today', orders: 'Orders', products: 'Products', money: 'Money' } as const;

const rows = [
  ...Object.entries(deskKeys).map(([key, { words }]) => ({ key: namesOf[key] ?? key, words })),
  ...Object.entries(doorKeys).map(([key, door]) => ({ key: `g ${key}`, words: doorNames[door] })),
];

/** What single keys do, and the way to have them do nothing. */
export function KeyList() {
  const isOn = useKeysAreOn();
  return (
    <>
      <Keys rows={rows} />
      <Switch
        label="Single keys"
        description="Turned off, no key does anything by itself."
        checked={isOn}
        onChange={chooseKeys}
      />
    </>
  );
}

/** Keys, each with what it does. */
export const Keys = ({ rows: listed }: { rows: readonly { key: string; words: string }[] }) => (
  <dl className="mb-5 grid gap-1 text-sm">
    {listed.map(({ key, words }) => (
      <div key={key} className="flex items-center gap-3">
        <dt className="w-16 shrink-0">
          <kbd className="inline-grid min-w-9 place-items-center rounded-input bg-sunken px-2 py-1 font-body ring-1 ring-line">
            {key}
          </kbd>
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
