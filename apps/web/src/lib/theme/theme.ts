import { readStored } from '../storage.ts';
import { actualTheme, type Theme, type ThemePreference, themeColor, themePreference } from './theme-preference.ts';

export const THEME_KEY = 'oja.theme';

export const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

export const storedTheme = (): ThemePreference => themePreference(readStored(THEME_KEY));

/** Puts a preference on the page: the root's class and the browser's own colour. Also run by the boot script. */
export function applyTheme(preference: ThemePreference): Theme {
  const theme = actualTheme(preference, systemDark().matches);
  document.documentElement.classList.toggle('dark', theme === 'dark');
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor[theme]);
  return theme;
}
