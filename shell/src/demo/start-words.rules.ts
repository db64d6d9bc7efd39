import { formatDayTime } from '@poolhouse/shared-ui';

/** 'Sun 3:22 PM', in the viewer's zone, however long ago. */
export const startWords = (starts: string): string => formatDayTime(starts, Date.parse(starts));

const HOUR = 3_600_000;

/** Whether a demo has run on from where it began, so that what it began with is over, or its clock was put back. @param now epoch ms */
export const hasRunOn = (starts: string, now: number): boolean => now < Date.parse(starts) || now > Date.parse(starts) + HOUR;
