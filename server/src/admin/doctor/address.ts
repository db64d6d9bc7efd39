import { connect } from 'node:tls';
import { plural } from '@poolhouse/contract/formats';
import { STREAM_CHECK, type StreamCheck } from '../../web/http/stream-check';
import { bad, good, look, type Finding } from './finding';

const PATIENCE_MS = 10_000;
const DAY_MS = 24 * 3_600_000;
const SOON_DAYS = 14;
/** The second line leaves the site a second after the first. */
const APART_MS = 500;

/** What stands between players and the site: its certificate, and whether the proxy passes streams and addresses on. */
export async function ofAddress(url: string | undefined, now: number): Promise<Finding[]> {
  if (url === undefined)
    return [look('Address', 'POOLHOUSE_URL is not set: links in mails lead to this machine.', 'Set it to where players reach the site.')];
  const { protocol, hostname, port } = new URL(url);
  const certificate = protocol === 'https:' ? [await ofCertificate(hostname, Number(port || 443), now)] : [];
  return [...certificate, ...(await ofProxy(url))];
}

async function ofCertificate(host: string, port: number, now: number): Promise<Finding> {
  try {
    const until = await new Promise<number>((resolve, reject) => {
      const socket = connect({ host, port, servername: host, timeout: PATIENCE_MS }, () => {
        resolve(Date.parse(socket.getPeerCertificate().valid_to));
        socket.end();
      });
      socket.once('error', reject);
      socket.once('timeout', () => socket.destroy(new Error('it does not answer')));
    });
    const days = Math.floor((until - now) / DAY_MS);
    const says = `It is good for ${plural(days, 'day')}.`;
    return days < SOON_DAYS ? bad('Certificate', says, 'See why it was not renewed.') : good('Certificate', says);
  } catch (error) {
    return bad(
      'Certificate',
      `${host}: ${error instanceof Error ? error.message : String(error)}.`,
      'See to the proxy and its certificate.',
    );
  }
}

/** Reads the two lines of the site's check of streams through the proxy. */
export async function ofProxy(url: string): Promise<Finding[]> {
  try {
    const { first, apart } = await readStream(new URL(STREAM_CHECK, url));
    return [
      apart < APART_MS
        ? bad('Streams', 'The proxy holds them back: scores arrive late.', 'Turn its buffering off, as in deploy/nginx.conf.')
        : good('Streams', 'They pass at once.'),
      first.forwarded && !first.believed
        ? bad('Addresses', `Every player seems to come from ${first.you}.`, "Name the proxy's address in POOLHOUSE_PROXY.")
        : good('Addresses', 'The site sees where players come from.'),
    ];
  } catch (error) {
    const says = `${url} cannot be reached from here: ${error instanceof Error ? error.message : String(error)}.`;
    return [bad('Address', says, 'See that the site runs, and its proxy leads to it.')];
  }
}

async function readStream(url: URL): Promise<{ first: StreamCheck; apart: number }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok || !answer.body) throw new Error(`it answers ${answer.status}`);
  let text = '';
  let began = 0;
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    if (began === 0) began = performance.now();
    text += part;
  }
  const [line = ''] = text.split('\n');
  return { first: JSON.parse(line.replace(/^data: /, '')) as StreamCheck, apart: performance.now() - began };
}
