import type { Tournament } from '../golf';

/** What an address is asked for. */
export interface Asked {
  readonly tournament: Pick<Tournament, 'tourCode' | 'year' | 'permNum' | 'espnId'>;
  readonly round?: number;
  readonly golferId?: number;
}

export type GolfQuery = 'leaderboard' | 'holes' | 'shots' | 'field';

export interface GolfRequest {
  readonly url: URL;
  /** Of a GraphQL address, which is asked by POST. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `R2026100`. */
export const tourName = ({ tourCode, year, permNum }: Asked['tournament']): string => `${tourCode}${year}${permNum}`;

const SCORED = 'holeNumber par score sequenceNumber';
const PLACE = 'tourcastX tourcastY enhancedX enhancedY';
const PLACES = `{ bottomToTopCoords { fromCoords { ${PLACE} } toCoords { ${PLACE} } } }`;
const QUERIES: Readonly<Record<GolfQuery, string>> = {
  leaderboard: `query Leaderboard($id: ID!) { leaderboardV3(id: $id) { id tournamentStatus roundStatus players { __typename ... on PlayerRowV3 {
    player { id displayName country } scoringData { position thru score currentRound backNine teeTime courseId rounds playerState } } } } }`,
  holes: `query Holes($id: ID!, $round: Int!) { leaderboardHoleByHole(tournamentId: $id, round: $round) { tournamentId currentRound
    playerData { playerId scores { ${SCORED} } } } }`,
  shots: `query Shots($id: ID!, $golfer: ID!, $round: Int!) { shotDetailsV3(tournamentId: $id, playerId: $golfer, round: $round) {
    tournamentId playerId round holes { holeNumber score strokes { strokeNumber strokeType playByPlay distance distanceRemaining
    fromLocation fromLocationCode toLocation toLocationCode finalStroke overview ${PLACES} } } } }`,
  field: `query Field($id: ID!) { field(id: $id) { id players { id displayName country status withdrawn alternate owgr }
    alternates { id displayName country status withdrawn alternate owgr } } }`,
};

/**
 * How a feed is asked: an address that ends in `graphql` by a query with the key in its headers; any other one is fetched, with `{tournament}`
 * `{year}` `{tour}` `{perm}` `{espn}` `{round}` `{golfer}` in it replaced.
 */
export function golfRequest(template: string, query: GolfQuery, asked: Asked, key: string | undefined): GolfRequest {
  const { tournament, round = 1, golferId } = asked;
  const id = tourName(tournament);
  const words: Readonly<Record<string, string>> = {
    tournament: id,
    year: String(tournament.year),
    tour: tournament.tourCode.toLowerCase(),
    perm: tournament.permNum,
    espn: tournament.espnId,
    round: String(round),
    golfer: String(golferId ?? ''),
  };
  const url = new URL(
    template.replace(/(?:\{|%7B)(\w+)(?:\}|%7D)/gi, (whole, name: string) =>
      words[name] === undefined ? whole : encodeURIComponent(words[name]),
    ),
  );
  if (!/graphql\/?$/.test(url.pathname)) return key === undefined ? { url } : { url, headers: { 'x-api-key': key } };
  return {
    url,
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) },
    body: JSON.stringify({
      query: QUERIES[query],
      variables: { id, round, ...(golferId === undefined ? {} : { golfer: String(golferId) }) },
    }),
  };
}
