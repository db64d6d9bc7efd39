import { BlockList, isIP } from 'node:net';

/**
 * Addresses that no push service has: this machine, its network, and what is reserved (IANA's special-purpose registries). IPv4 counts in
 * IPv6 clothes too.
 */
const closed = new BlockList();
const v4: ReadonlyArray<readonly [string, number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const v6: ReadonlyArray<readonly [string, number]> = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
];
for (const [network, prefix] of v4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of v6) closed.addSubnet(network, prefix, 'ipv6');

/** True for an IP address that the server must not be sent to by a stranger. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  return family === 0 || closed.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
