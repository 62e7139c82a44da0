import { Check, Monitor, Moon, Sun } from 'lucide-react';
import type { ThemePreference } from '../../lib/theme/theme-preference.ts';
import { Popover } from '../../ui/overlays/popover.tsx';
import { chooseTheme, useTheme } from './theme.ts';

const choices: { value: ThemePreference; label: string; icon: typeof Sun }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
];

/** A menu of the three choices; its button shows the theme that is on, whatever was chosen. */
export function ThemeSwitcher({ className }: { className?: string }) {
  const { preference, theme } = useTheme();
  const Shown = theme === 'dark' ? Moon : Sun;
  return (
    <Popover
      label={`Theme: ${theme}`}
      icon={<Shown aria-hidden="true" className="size-5" />}
      panelClassName="popover-small"
      {...(className && { className })}
    >
      {(close) => (
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
                close();
              }}
            >
              <Icon aria-hidden="true" className="size-5 text-muted" />
              <span className="flex-1">{label}</span>
              {value === preference && <Check aria-hidden="true" className="size-4 text-palm" />}
            </button>
          ))}
        </fieldset>
      )}
    </Popover>
  );
}
