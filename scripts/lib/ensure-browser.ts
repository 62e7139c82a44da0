import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumPath, shellPath } from '../../e2e/support/chromium.ts';
import { programs, run } from './run.ts';

/** Makes sure that there is a Chromium for the journeys, its headless shell where it can be had. Returns what is wrong, or null. */
export async function ensureBrowser(): Promise<string | null> {
  if (shellPath() !== undefined) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('There is no headless shell of Chromium here; installing one …');
    await run('apt-get', ['update', '-qq']);
    await installPackages('chromium-headless-shell');
    if (!hasBrowser()) await installPackages('chromium');
  }
  if (!hasBrowser()) await run(process.execPath, [programs.playwright, 'install', 'chromium']);
  return hasBrowser()
    ? null
    : 'There is no Chromium, and none could be installed: install one, or name it with CHROMIUM=/path/to/it.';
}

async function installPackages(browser: string): Promise<void> {
  const packages = [browser, 'fonts-liberation', 'fonts-noto-color-emoji'];
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

function hasBrowser(): boolean {
  return shellPath() !== undefined || chromiumPath() !== undefined || existsSync(chromium.executablePath());
}
