import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../e2e/support/chromium.ts';
import { programs, run } from './run.ts';

/** Makes sure that there is a Chromium for the journeys. Returns what is wrong, or null. */
export async function ensureBrowser(): Promise<string | null> {
  if (hasBrowser()) return null;
  console.log('There is no Chromium here; installing one …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const packages = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji'];
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  if (!hasBrowser()) await run(process.execPath, [programs.playwright, 'install', 'chromium']);
  return hasBrowser()
    ? null
    : 'There is no Chromium, and none could be installed: install one, or name it with CHROMIUM=/path/to/it.';
}

function hasBrowser(): boolean {
  return chromiumPath() !== undefined || existsSync(chromium.executablePath());
}
