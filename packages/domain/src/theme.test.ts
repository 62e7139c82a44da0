import { expect, it } from 'vitest';
import { actualTheme, otherTheme, themeColor, themePreference, themePreferences } from './theme.ts';

it.each([
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s, system dark %s: %s [THEME-02, THEME-04]', (preference, systemIsDark, theme) => {
  expect(actualTheme(preference, systemIsDark)).toBe(theme);
});

it('offers three preferences and falls back to system [THEME-01, THEME-08, THEME-09, DATA-33]', () => {
  expect(themePreferences).toEqual(['light', 'dark', 'system']);
  expect(['dark', 'system', 'blue', '', null, undefined].map(themePreference)).toEqual([
    'dark',
    'system',
    'system',
    'system',
    'system',
    'system',
  ]);
});

it('toggles between light and dark [THEME-03]', () => {
  expect([otherTheme('light'), otherTheme('dark')]).toEqual(['dark', 'light']);
});

it('has the specified theme colours [THEME-07]', () => {
  expect(themeColor).toEqual({ light: '#ffffff', dark: '#0f172a' });
});
