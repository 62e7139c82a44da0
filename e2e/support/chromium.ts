import { existsSync } from 'node:fs';

/** Where browsers lie on the systems we know; `CHROMIUM` names any other. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const shell = '/usr/bin/chromium-headless-shell';

const firstOf = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path !== undefined && existsSync(path));

export const chromiumPath = () => firstOf([process.env.CHROMIUM, ...places]);

/** The same browser without windows, menus and all that belongs to them, if it is there. */
export const shellPath = () => firstOf([process.env.CHROMIUM, shell]);

/**
 * What Playwright turns off, and on top of it the address bar's lists: each new window of a test would load two of them as
 * pages, which takes a third of its time. Only the last of two such arguments counts, so all are named here.
 */
const unwanted = `
  AvoidUnnecessaryBeforeUnloadCheckSync DestroyProfileOnBrowserClose HttpsUpgrades HttpsFirstBalancedModeAutoEnable LensOverlay
  MediaRouter PaintHolding ThirdPartyStoragePartitioning AvoidCorsURLLoaderRestartOnRedirect TcpPortRandomizationWin
  OptimizationHints NetworkTimeServiceQuerying AimEnabled PreconnectToSearch WebUIOmniboxPopup WebUIOmniboxAimPopup
`;

const at = (executablePath: string | undefined) => executablePath && { executablePath };

/** How measurements start the browser: quiet, and asking nobody on the network for anything. */
export const chromium = {
  ...at(chromiumPath()),
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

/** How journeys do, hundreds of times: in the shell, which takes a sixth of the time off them. */
export const journeysBrowser = { ...chromium, ...at(shellPath()) };
