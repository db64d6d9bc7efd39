import { media } from '@poolhouse/shared-ui';
import { styled, useMediaQuery } from '@poolhouse/shared-ui/core';
import type { ReactElement, ReactNode } from 'react';

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
  moments: ReactNode;
  popular: ReactNode;
  cigar: ReactNode;
  sidebet: ReactNode;
  smack: ReactNode;
}

const at = (width: number) => `(min-width:${width}px)`;

/** One, two or three columns. What is read aloud follows what is seen, so each width has its own order. */
export function BoardColumns(panels: BoardPanels) {
  const three = useMediaQuery(at(1280), { noSsr: true });
  const two = useMediaQuery(at(960), { noSsr: true });
  const pair = useMediaQuery(at(600), { noSsr: true });
  // Plain functions: a panel that keeps its place between two widths keeps what was pressed in it.
  return two ? columns(panels, { three }) : pair ? pairs(panels) : oneColumn(panels);
}

const sides = ({ popular, cigar, sidebet }: BoardPanels): ReactElement => (
  <Pair>
    {popular}
    <Stacked>
      {cigar}
      {sidebet}
    </Stacked>
  </Pair>
);

/** The scores have a column of their own where there is room for three, else they stand below the picks. */
const columns = (panels: BoardPanels, { three }: { three: boolean }): ReactElement => (
  <Grid>
    {three && <Column key="scores">{panels.scores}</Column>}
    <Column key="picks">
      {panels.picks}
      {!three && panels.scores}
      {sides(panels)}
      {panels.smack}
    </Column>
    <Column key="standings">
      {panels.week}
      {panels.moments}
      {panels.overall}
    </Column>
  </Grid>
);

const pairs = (panels: BoardPanels): ReactElement => (
  <Grid>
    {panels.scores}
    {panels.picks}
    <Pair>
      <Stacked>
        {panels.week}
        {panels.moments}
      </Stacked>
      {panels.overall}
    </Pair>
    {sides(panels)}
    {panels.smack}
  </Grid>
);

const oneColumn = ({ scores, picks, week, moments, overall, popular, cigar, sidebet, smack }: BoardPanels): ReactElement => (
  <Grid>
    {scores}
    {picks}
    {week}
    {moments}
    {overall}
    {popular}
    {cigar}
    {sidebet}
    {smack}
  </Grid>
);
