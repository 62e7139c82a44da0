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

/**
 * What Playwright turns off, and on top of it the address bar's lists: each new window of a test would load two of them as
 * pages, which takes a third of its time. Only the last of two such arguments counts, so all are named here.
 */
const unwanted = `
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay
  MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup
`;

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
    `--disable-features=${unwanted.trim().split(/\s+/).join()}`,
  ],
};
