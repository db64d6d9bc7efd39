import { formatDayTime, formatLine } from '@poolhouse/shared-ui';
import type { Words } from './explain.rules';

/** Lines and instants as the kit writes them, in the viewer's zone. */
export const words: Words = { line: formatLine, at: (iso) => formatDayTime(iso) };
