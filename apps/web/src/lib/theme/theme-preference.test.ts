import { expect, it } from 'vitest';
import { actualTheme, themeColor, themePreference, themePreferences } from './theme-preference.ts';

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s, system dark %s: %s [THEME-02, THEME-04]', (preference, systemIsDark, theme) => {
  expect(actualTheme(preference, systemIsDark)).toBe(theme);
});

it('offers light, dark and system [THEME-01, DATA-33]', () => {
  expect(themePreferences).toEqual(['light', 'dark', 'system']);
  expect(themePreferences.map(themePreference)).toEqual(themePreferences);
});

it.each(['blue', '', null, undefined])('takes a stored %j for system [THEME-09]', (stored) => {
  expect(themePreference(stored)).toBe('system');
});

it('has the specified theme colours [THEME-07]', () => {
  expect(themeColor).toEqual({ light: '#ffffff', dark: '#0f172a' });
});
