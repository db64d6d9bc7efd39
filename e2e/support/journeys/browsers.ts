import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startFirefox } from './firefox';
import { OtherBrowser } from './other-browser';
import { startWebKit } from './webkit';

/** A browser beside Chromium, as Debian has it. */
export interface Kind {
  name: 'Firefox' | 'WebKit';
  /** What is missing for it, as packages of Debian are called; '' where all is there. */
  lacks: string;
  start(): Promise<OtherBrowser>;
}

const firstOf = (...files: (string | undefined)[]) => files.find((file) => file && existsSync(file));

/** MiniBrowser lies in a folder of its version, on each kind of machine another one. */
function miniBrowser(): string | undefined {
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].filter((folder) => existsSync(folder));
  const folders = libraries.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('webkit2gtk'))
      .map((name) => join(folder, name)),
  );
  return firstOf(...folders.map((folder) => join(folder, 'MiniBrowser')));
}

const firefox = firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
const [driver, browser, screen] = [firstOf('/usr/bin/WebKitWebDriver'), miniBrowser(), firstOf('/usr/bin/Xvfb')];

export const OTHERS: readonly Kind[] = [
  { name: 'Firefox', lacks: firefox ? '' : 'firefox-esr', start: async () => OtherBrowser.over(await startFirefox(firefox!)) },
  {
    name: 'WebKit',
    lacks: [driver && browser ? [] : ['webkit2gtk-driver'], screen ? [] : ['xvfb']].flat().join(' and '),
    start: async () => OtherBrowser.over(await startWebKit({ driver: driver!, browser: browser!, screen: screen! })),
  },
];
