import type { ReactElement } from 'react';
import { OneOf } from './OneOf';

type League = 'NFL' | 'NCAA';

export interface LeagueBarProps {
  value: League;
  onChange(league: League): void;
}

const leagues: readonly League[] = ['NFL', 'NCAA'];

/** Whose games: of one league or the other. */
export function LeagueBar(props: LeagueBarProps): ReactElement {
  return <OneOf label="League" values={leagues} {...props} />;
}
