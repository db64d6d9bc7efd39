import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { freePort, Throwaway } from './throwaway-process';
import type { Command, Wire } from './wire';

/** Nothing of what it does by itself, and where it listens. */
const preferences = (port: number) => ({
  'marionette.port': port,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.enabled': false,
  'intl.accept_languages': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
});

/**
 * Firefox, by the socket that it has for drivers (Marionette, which geckodriver speaks as well): '42:[0,1,"WebDriver:Navigate",{…}]', answered
 * by '19:[1,1,null,{…}]'.
 */
export async function startFirefox(program: string): Promise<Wire> {
  const run = await Throwaway.make();
  try {
    const port = await freePort();
    const lines = Object.entries(preferences(port)).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
    await writeFile(join(run.folder, 'user.js'), lines.join('\n'));
    run.start(program, ['--marionette', '--headless', '--no-remote', '--profile', run.folder], {
      MOZ_HEADLESS_WIDTH: '1440',
      MOZ_HEADLESS_HEIGHT: '1000',
    });
    const socket = await run.until('Firefox listens', async () => {
      const tried = connect(port, '127.0.0.1');
      await once(tried, 'connect');
      return tried;
    });
    return overSocket(socket, () => run.end());
  } catch (trouble) {
    await run.end();
    throw trouble;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(trouble: Error): void;
}

function overSocket(socket: Socket, end: () => Promise<void>): Wire {
  const waiting = new Map<number, Waiting>();
  let [last, read] = [0, Buffer.alloc(0)];
  socket.on('data', (more: Buffer) => {
    read = Buffer.concat([read, more]);
    for (let colon = read.indexOf(':'); colon > 0; colon = read.indexOf(':')) {
      const until = colon + 1 + Number(read.subarray(0, colon).toString());
      if (read.length < until) return;
      const said = JSON.parse(read.subarray(colon + 1, until).toString()) as unknown;
      read = read.subarray(until);
      if (Array.isArray(said)) answer(waiting, said);
    }
  });
  const fail = () => waiting.forEach(({ reject }) => reject(new Error('Firefox has gone')));
  socket.on('close', fail).on('error', fail);
  return {
    send: (command: Command, parameters: Record<string, unknown>) =>
      new Promise((resolve, reject) => {
        const words = JSON.stringify([0, (last += 1), `WebDriver:${command}`, parameters]);
        waiting.set(last, { resolve, reject });
        socket.write(`${Buffer.byteLength(words)}:${words}`);
      }),
    end: async () => {
      socket.removeAllListeners('close').destroy();
      await end();
    },
  };
}

/** Hands on one answer: [1, which command, what is wrong, its value]. */
function answer(waiting: Map<number, Waiting>, [, id, wrong, result]: unknown[]): void {
  const who = waiting.get(Number(id));
  waiting.delete(Number(id));
  if (wrong) who?.reject(new Error(`Firefox: ${(wrong as { message?: string }).message ?? JSON.stringify(wrong)}`));
  else who?.resolve(isValue(result) ? result.value : result);
}

const isValue = (result: unknown): result is { value: unknown } => typeof result === 'object' && result !== null && 'value' in result;
