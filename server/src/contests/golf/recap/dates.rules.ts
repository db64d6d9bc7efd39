import { datesOf } from '../../recaps/dates.rules';
import type { Tournament } from '../golf';

/** So late in UTC it is the same day in the zone in which weeks are counted. */
const NOON = 'T17:00:00Z';

/** 'Nov 19–22': from the first to the last day of a tournament. */
export const datesOfTournament = ({ startDate, endDate }: Pick<Tournament, 'startDate' | 'endDate'>): string =>
  datesOf([startDate, endDate].map((day) => Date.parse(`${day}${NOON}`)));
