import { numberParam } from '@poolhouse/shared-ui/board';
import { Link, useSearchParams } from '@poolhouse/shared-ui/router';

/** To the recap of the last week that is over, in the season that is shown. */
export function RecapLink() {
  const [params] = useSearchParams();
  const year = numberParam(params, 'year');
  return <Link to={`/underdogs/recap${year ? `?year=${year}` : ''}`}>Latest recap</Link>;
}
