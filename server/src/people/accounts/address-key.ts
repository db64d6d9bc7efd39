import { isIPv6 } from 'node:net';

/**
 * Under which address attempts are counted: an IPv4 address as it is, of an IPv6 address the /64, which one household or guesser holds
 * whole.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const first = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)].slice(0, 4);
  return `${first.map((part) => part.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
