import { existsSync } from 'node:fs';

/** Where browsers lie on the systems we know; `CHROMIUM` names any other. */
const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function chromiumPath(): string | undefined {
  return places.find((place) => place !== undefined && existsSync(place));
}

const executablePath = chromiumPath();

/** How tests and measurements start the browser: quiet, and asking nobody on the network for anything. */
export const chromium = {
  ...(executablePath && { executablePath }),
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
