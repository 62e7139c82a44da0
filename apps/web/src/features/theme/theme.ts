import { useSyncExternalStore } from 'react';
import { writeStored } from '../../lib/storage.ts';
import { applyTheme, storedTheme, systemDark, THEME_KEY } from '../../lib/theme/theme.ts';
import { actualTheme, type Theme, type ThemePreference } from '../../lib/theme/theme-preference.ts';

const listeners = new Set<() => void>();

function renew(): void {
  applyTheme(storedTheme());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    systemDark().addEventListener('change', renew);
    addEventListener('storage', renew);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemDark().removeEventListener('change', renew);
    removeEventListener('storage', renew);
  };
}

export function chooseTheme(preference: ThemePreference): void {
  writeStored(THEME_KEY, preference);
  renew();
}

/** What the user chose and what is shown. The server knows neither and renders as for a light system. */
export function useTheme(): { preference: ThemePreference; theme: Theme } {
  const preference = useSyncExternalStore<ThemePreference>(subscribe, storedTheme, () => 'system');
  const theme = useSyncExternalStore<Theme>(
    subscribe,
    () => actualTheme(storedTheme(), systemDark().matches),
    () => 'light',
  );
  return { preference, theme };
}
