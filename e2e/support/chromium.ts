import { existsSync } from 'node:fs';

/** Chromium as the machine has it; Playwright's own is not fetched. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ?? '/usr/bin/chromium';
export const haveChromium = existsSync(CHROMIUM);

/**
 * What every window has beside its page, and nobody sees here: two lists under its address bar and a page in reserve, each with a process of
 * its own, which took as much time as all the pages of these tests.
 */
const BESIDE_THE_PAGE = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright switches off itself: Chromium listens to the last of several lists alone. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How it is started, by the bench as well. */
export const launchOptions = {
  executablePath: CHROMIUM,
  args: [
    '--headless=new',
    // Letters stand where the desktop's settings put them; without it the headless shell would place them otherwise than the pictures have it.
    '--font-render-hinting=slight',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${[...BY_PLAYWRIGHT, ...BESIDE_THE_PAGE].join()}`,
  ],
};
