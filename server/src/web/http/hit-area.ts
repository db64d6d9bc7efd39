import { contestContracts, hitArea, type ApiKey } from '@poolhouse/contract';

/** How the console calls the contest whose page a call answers; undefined for a call that answers none. */
export function hitAreaOf(key: ApiKey): string | undefined {
  if (!/(^|[/_])pagedata$/.test(key)) return undefined;
  const contest = contestContracts.find(({ api }) => key in api);
  return contest && hitArea(contest.name);
}
