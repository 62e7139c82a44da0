import { chooseTheme, useTheme } from '../../../src/features/theme/theme.ts';
import { type ThemePreference, themePreferences } from '../../../src/lib/theme/theme-preference.ts';
import { ChoicePills } from '../../../src/ui/forms/choice-pills.tsx';

const names: Record<ThemePreference, string> = { light: 'Light', dark: 'Dark', system: 'System' };
const named = (name: string) => themePreferences.find((value) => names[value] === name) ?? 'system';

/** The theme of shop and desk on this device. */
export function ThemeChoice() {
  const { preference } = useTheme();
  return (
    <ChoicePills
      legend="Theme"
      options={themePreferences.map((value) => names[value])}
      value={names[preference]}
      onChange={(name) => chooseTheme(named(name))}
    />
  );
}
