import { statfs } from 'node:fs/promises';
import { formatNumber } from '@poolhouse/contract/formats';
import { bad, good, look, type Finding } from './finding';

const GB = 1e9;
const TIGHT = 2 * GB;
const FULL = 0.3 * GB;

/** Room where the site writes. */
export async function ofDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return diskFinding(bavail * bsize);
}

/** @param free bytes */
export function diskFinding(free: number): Finding {
  const says = `${formatNumber(free / GB, 1)} GB are free in the data folder.`;
  if (free < FULL) return bad('Disk', says, 'Make room: with a full disk nothing is saved. Backups are the largest files of a site.');
  return free < TIGHT ? look('Disk', says, 'Make room before it is full.') : good('Disk', says);
}

/** @param mark the latest instant that the site's time has been @param now of this machine; both epoch ms */
export function ofClock(mark: number, now: number): Finding {
  const behind = mark - now;
  if (behind <= 2000) return good('Clock', 'It has not gone back.');
  const says = `This machine's clock is ${formatNumber(Math.ceil(behind / 60_000))} min behind what the site has seen; its time stands still until then.`;
  return bad('Clock', says, 'Put the clock right, and let it be kept by NTP (systemd: timedatectl set-ntp true).');
}
