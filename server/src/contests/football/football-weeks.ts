import type { Tx } from '../../ground/db/database';
import { readCalendar, type Calendar } from '../weeks/calendar';
import { footballKind } from './football.kind';

export function readFootballCalendar(tx: Tx, year: number): Promise<Calendar> {
  return readCalendar(tx, year, footballKind);
}
