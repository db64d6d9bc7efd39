import type { FootballEventRow } from '@poolhouse/contract';
import { formatLine, speakLine, token, type } from '@poolhouse/shared-ui';
import { VisuallyHidden } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { modelLine } from '../model.rules';

const Text = styled.p`
  ${type.note};
  grid-column: 1 / -1;
  text-align: center;
  color: ${token.ink2};
  & > b {
    font-weight: 600;
  }
`;

/** What the model of points says of the game, in the manner of a line. */
export function ModelLine({ game, margin }: { game: FootballEventRow; margin: number }) {
  const { team, line } = modelLine(game, margin);
  return (
    <Text>
      Model:{' '}
      {team === null ? (
        <b>even</b>
      ) : (
        <b>
          {team} <VisuallyHidden>{speakLine(line)}</VisuallyHidden>
          <span aria-hidden>{formatLine(line)}</span>
        </b>
      )}
    </Text>
  );
}
