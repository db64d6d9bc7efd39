import { formatDate, formatTime } from '@poolhouse/shared-ui';

/** 'Sun, Nov 16, 3:22 PM', as the reader writes it. @param now epoch ms */
export const dateWords = (now: number): string => `${formatDate(now)}, ${formatTime(now)}`;
