import type { ReactNode } from 'react';
import { media } from '@poolhouse/shared-ui';
import { styled, useMediaQuery } from '@poolhouse/shared-ui/core';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    gap: 20px;
  }
  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
  ${media.large} {
    grid-template-columns: 388px minmax(0, 1fr) 348px;
  }
`;

const Column = styled.div`
  display: grid;
  gap: inherit;
  grid-template-columns: minmax(0, 1fr);
`;

/** Small panels side by side where there is room for two. */
const Pair = styled.div`
  display: grid;
  gap: inherit;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Stacked = Column;

export interface BoardPanels {
  scores: ReactNode;
  picks: ReactNode;
  week: ReactNode;
  overall: ReactNode;
  popular: ReactNode;
  cigar: ReactNode;
  sidebet: ReactNode;
  smack: ReactNode;
}

const at = (width: number) => `(min-width:${width}px)`;

/** One, two or three columns. What is read aloud follows what is seen, so each width has its own order. */
export function BoardColumns({ scores, picks, week, overall, popular, cigar, sidebet, smack }: BoardPanels) {
  const three = useMediaQuery(at(1280), { noSsr: true });
  const two = useMediaQuery(at(960), { noSsr: true });
  const pair = useMediaQuery(at(600), { noSsr: true });
  const sides = (
    <Pair>
      {popular}
      <Stacked>
        {cigar}
        {sidebet}
      </Stacked>
    </Pair>
  );
  if (three)
    return (
      <Grid>
        <Column>{scores}</Column>
        <Column>
          {picks}
          {sides}
          {smack}
        </Column>
        <Column>
          {week}
          {overall}
        </Column>
      </Grid>
    );
  if (two)
    return (
      <Grid>
        <Column>
          {picks}
          {scores}
          {sides}
          {smack}
        </Column>
        <Column>
          {week}
          {overall}
        </Column>
      </Grid>
    );
  if (pair)
    return (
      <Grid>
        {scores}
        {picks}
        <Pair>
          {week}
          {overall}
        </Pair>
        {sides}
        {smack}
      </Grid>
    );
  return (
    <Grid>
      {scores}
      {picks}
      {week}
      {overall}
      {popular}
      {cigar}
      {sidebet}
      {smack}
    </Grid>
  );
}
