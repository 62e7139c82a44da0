import { Check, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemePreference } from '../../lib/theme/theme-preference.ts';
import { chooseTheme, useTheme } from './theme.ts';

const choices: { value: ThemePreference; label: string; icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

/** Light, dark or as the system has it. */
export function ThemeChoices({ onDone }: { onDone?: () => void }) {
  const { preference } = useTheme();
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon: Icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === preference}
          className="flex min-h-11 items-center gap-3 rounded-chip px-3 text-left text-sm font-medium hover:bg-sunken"
          onClick={() => {
            chooseTheme(value);
            onDone?.();
          }}
        >
          <Icon aria-hidden="true" className="size-5 text-muted" />
          <span className="flex-1">{label}</span>
          {value === preference && <Check aria-hidden="true" className="size-4 text-palm" />}
        </button>
      ))}
    </fieldset>
  );
}
