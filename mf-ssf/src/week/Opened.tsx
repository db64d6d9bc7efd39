import { lazyPart, media, token, type } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Suspense } from 'react';
import { MarginPicture } from '../charts/MarginPicture';
import type { StatsGame } from '../game/week.types';
import { noteWords, whyNone } from '../game/words.rules';
import { FactorList } from './FactorList';

const QuarterbackForm = lazyPart(() => import('./QuarterbackForm'));

interface Props {
  readonly game: StatsGame;
  readonly sigma: number;
  /** The viewer may name who starts. */
  readonly admin: boolean;
  onNamed(): void;
}

/** What stands behind a game's PScores: both sums, the margin on its axis, and what was not known. */
export function Opened({ game, sigma, admin, onNamed }: Props) {
  const naming = admin && game.started === 0 && game.source !== '';
  return (
    <>
      <Lists>
        <FactorList
          team={game.nickname1}
          colors={game.colors1}
          lines={game.lines1}
          pscore={game.pscore1}
          why={whyNone(game, game.pscore1)}
        />
        <FactorList
          team={game.nickname2}
          colors={game.colors2}
          lines={game.lines2}
          pscore={game.pscore2}
          why={whyNone(game, game.pscore2)}
        />
      </Lists>
      <MarginPicture game={game} sigma={sigma} />
      <Notes>{noteWords(game).join(' ')}</Notes>
      {naming && (
        <Suspense fallback={null}>
          <QuarterbackForm game={game} onNamed={onNamed} />
        </Suspense>
      )}
    </>
  );
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Notes = styled.p`
  padding: 0 14px 12px;
  ${type.note};
  color: ${token.ink2};
  ${media.phone} {
    padding-inline: 16px;
  }
`;
