/** What is shown. */
export type Theme = 'light' | 'dark';
/** What the user chose. */
export type ThemePreference = Theme | 'system';

export const themePreferences: readonly ThemePreference[] = ['light', 'dark', 'system'];
export const DEFAULT_THEME: ThemePreference = 'system';

/** Value of the theme-color meta. */
export const themeColor: Record<Theme, string> = { light: '#ffffff', dark: '#0f172a' };

/** Reads a stored preference; anything unknown counts as none. */
export function themePreference(stored: string | null | undefined): ThemePreference {
  return themePreferences.find((preference) => preference === stored) ?? DEFAULT_THEME;
}

export function actualTheme(preference: ThemePreference, systemIsDark: boolean): Theme {
  if (preference !== 'system') return preference;
  return systemIsDark ? 'dark' : 'light';
}
