import { formatChance, shellRoutes } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Link } from '@poolhouse/shared-ui/router';
import { SupposedTag } from '@poolhouse/shared-ui/screen';
import { chanceWords } from '../../chances/chance-words.rules';
import { LargeChance } from '../../chances/large-chance.styles';
import type { ShownChances } from '../../chances/useWeekChances';
import type { Board } from '../../contest/board.rules';
import { isSupposed } from '../../whatif/marked';

interface Props {
  shown: ShownChances;
  board: Board;
  /** Whether the table leaves a perfect week open: while it is worked out, its place is kept. */
  open: boolean;
}

/** My chance of a perfect week, large; absent once it is lost or won. */
export function MyChance({ shown, board, open }: Props) {
  const entry = board.config.entry_id;
  const chance = shown.chances?.get(entry);
  if (shown.chances ? chance === undefined || chance === 1 : !open) return null;
  return (
    <Panel id="chance" title="Win chance this week" action={isSupposed(board) ? <SupposedTag /> : undefined} foot={METHOD}>
      <LargeChance aria-busy={!shown.chances}>
        <b>{shown.chances ? formatChance(chance) : '\u2007'}</b>
        <span>to go 5–0{shown.before && `, ${chanceWords(shown, entry)}`}</span>
      </LargeChance>
    </Panel>
  );
}

const METHOD = (
  <>
    From closing lines, scores and clocks. Picks still to be made count as even. <Link to={shellRoutes.models}>How good it is</Link>
  </>
);
