import type { AuctionScoreRow } from '@poolhouse/contract';
import { formatRecord, plural, token, type } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { styled } from '@poolhouse/shared-ui/core';
import { whyNoChances } from '../chances/why-none.rules';
import type { AuctionConfigRow, AuctionTeamRow, BracketData } from '../contest/auction.types';
import { dollars, gain } from '../contest/money';
import { isOver } from '../contest/over.rules';
import { Ladder } from '../worth/Ladder';
import { ladderOf, nextWin, roundsReached } from './my-money.rules';
import { MyChance } from './MyChance';

const Row = styled.div`
  display: grid;
  grid-template-columns: 24px 1fr auto;
  gap: 0 8px;
  padding: 8px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  small {
    ${type.note};
    color: ${token.ink2};
    grid-column: 2;
  }
`;
const Out = styled.details`
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  summary {
    color: ${token.brand};
    cursor: pointer;
    min-height: 28px;
  }
`;
const Line = styled.p`
  margin: 0;
  padding: 10px 14px 0;
  ${type.cell};
`;

/** My living teams with what their next win pays, and what breaking even needs. */
export function MyMoney({ data, config }: { data: BracketData; config: AuctionConfigRow }) {
  const owner = data.owners.data.find(({ ID }) => ID === config.entry_id);
  if (!owner || owner.TotalTeams === 0) return null;
  const { values, short, alive, out } = ladderOf(owner, data.teams.data, config);
  const rounds = roundsReached(data.bracket.data);
  const games = new Map(data.scores.data.flatMap((game) => [game.team1, game.team2].map((team) => [team, game] as const)));
  return (
    <Panel title="My money" action={`${alive.length} of ${plural(owner.TotalTeams, 'team')} left`}>
      {alive.map((team) => (
        <Alive key={team.ID} team={team} round={rounds.get(team.ID) ?? 1} game={games.get(team.Name)} values={values} />
      ))}
      <Line>
        {short > 0 ? `Even needs ${dollars(short)} more; each win of one team pays` : `${gain(owner.Profit)}: each win of one team pays`}
      </Line>
      <Ladder values={values} reached={0} />
      {out.length > 0 && <OutTeams teams={out} />}
      {whyNoChances(data, config) === '' && !isOver(data) && <MyChance data={data} config={config} />}
    </Panel>
  );
}

interface AliveProps {
  team: AuctionTeamRow;
  /** The round that it has reached; 7 for the title. */
  round: number;
  game: AuctionScoreRow | undefined;
  values: readonly number[];
}

function Alive({ team, round, game, values }: AliveProps) {
  return (
    <Row>
      <span>{team.Seed}</span>
      <b>{team.Name}</b>
      <b>{round > 6 ? 'Champion' : gain(nextWin(team, values, round - 1))}</b>
      <small>
        {team.region}, paid {dollars(team.Price)}, won {dollars(team.Winnings)}
        {game?.inProgress === 1 && `, LIVE ${formatRecord(game.score1, game.score2)}`}
      </small>
    </Row>
  );
}

function OutTeams({ teams }: { teams: readonly AuctionTeamRow[] }) {
  const lost = teams.reduce((sum, { Winnings, Price }) => sum + Winnings - (Price ?? 0), 0);
  return (
    <Out>
      <summary>
        {plural(teams.length, 'team')} out, {gain(lost)} on them
      </summary>
      {teams.map((team) => (
        <div key={team.ID}>
          {team.Seed} {team.Name}: paid {dollars(team.Price)}, won {dollars(team.Winnings)}
        </div>
      ))}
    </Out>
  );
}
