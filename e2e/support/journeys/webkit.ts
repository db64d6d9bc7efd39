import { freePort, Throwaway } from './throwaway-process';
import type { Command, Wire } from './wire';

type Ask = (path: string, body: object) => Promise<unknown>;

/** Where each command is sent, below its session; an element's name is part of the address. */
const PATHS: Readonly<Record<Exclude<Command, 'NewSession'>, string>> = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/:id/click',
  ElementSendKeys: 'element/:id/value',
  SetWindowRect: 'window/rect',
};

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** WebKit: its small browser, on a screen that nobody sees, by its own WebDriver. */
export async function startWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Wire> {
  const run = await Throwaway.make();
  try {
    const port = await freePort();
    // A display has a number, and which are taken the programs of others know; those of ports are far apart.
    const display = `:${port}`;
    run.start(screen, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    run.start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const ask = askAt(`http://127.0.0.1:${port}`);
    const options = { binary: browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = (await run.until('WebKit begins a session', () => ask('session', { capabilities }))) as { sessionId: string };
    return {
      send: (command, { id, ...body }) =>
        command === 'NewSession' ? Promise.resolve(null) : ask(`session/${sessionId}/${PATHS[command].replace(':id', String(id))}`, body),
      end: () => run.end(),
    };
  } catch (trouble) {
    await run.end();
    throw trouble;
  }
}

const askAt =
  (url: string): Ask =>
  async (path, body) => {
    const answer = await fetch(`${url}/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit: ${(value as { message?: string }).message ?? JSON.stringify(value)}`);
    return value;
  };
