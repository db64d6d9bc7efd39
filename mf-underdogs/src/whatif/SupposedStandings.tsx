import { StandingsPanel } from '../standing/StandingsPanel';
import type { SupposedDogs } from './supposed-dogs.rules';

/** The season's table as it would stand. */
export default function SupposedStandings({ supposed, mine }: { supposed: SupposedDogs; mine: ReadonlySet<number> }) {
  return supposed.supposed.length === 0 ? null : <StandingsPanel rows={supposed.standings} mine={mine} marks={supposed.marks} />;
}
