import type { CheckPlace } from '@poolhouse/shared-ui';
import DrawCheck from '../../draw/DrawCheck';

/** What a board's numbers were drawn from, made anew in this browser, on the page that checks the contest. */
export default function SquaresCheck({ contest }: CheckPlace) {
  return <DrawCheck contestId={contest} />;
}
