import type { EspnOdds } from './espn.schema';

/**
 * The home line out of ESPN's odds. Since 2025 `spread` is the home line; before there is only a text that names the favourite, 'KC -6.5'.
 * Where both are there they must agree, and so must the favourite's mark: a line with the wrong sign is worse than none.
 *
 * @returns null for no line, or for one that cannot be relied on
 */
export function homeLine(odds: ReadonlyArray<EspnOdds | null> | undefined, abbreviations: { away: string; home: string }): number | null {
  for (const one of odds ?? []) {
    const line = one && lineOf(one, abbreviations);
    if (line != null) return line;
  }
  return null;
}

function lineOf({ details, spread, homeTeamOdds, awayTeamOdds }: EspnOdds, { away, home }: { away: string; home: string }): number | null {
  const quoted = details === undefined ? undefined : favourite(details.trim());
  const homeFavoured = homeTeamOdds?.favorite === awayTeamOdds?.favorite ? undefined : homeTeamOdds?.favorite;
  if (spread !== undefined) {
    if (!isLine(spread)) return null;
    if (quoted && Math.abs(quoted.line) !== Math.abs(spread)) return null;
    if (homeFavoured !== undefined && spread !== 0 && homeFavoured !== spread < 0) return null;
    if (quoted?.team === home && spread > 0) return null;
    if (quoted?.team === away && spread < 0) return null;
    return spread + 0;
  }
  if (!quoted || !isLine(quoted.line)) return null;
  if (quoted.team === undefined) return 0;
  if (quoted.team === home) return quoted.line + 0;
  if (quoted.team === away) return 0 - quoted.line;
  // The text's abbreviation is not always the team's own (AFA for AF); the mark then says who is meant.
  if (homeFavoured === undefined) return null;
  return homeFavoured ? -Math.abs(quoted.line) : Math.abs(quoted.line);
}

function favourite(details: string): { team: string | undefined; line: number } | undefined {
  if (/^(even|pk|pick|pick'?em|off by 0)$/i.test(details)) return { team: undefined, line: 0 };
  const [, team, line] = /^([A-Z][A-Z0-9&'.()-]*)\s+([+-]?\d{1,2}(?:\.\d+)?)$/i.exec(details) ?? [];
  return team === undefined ? undefined : { team: team.toUpperCase(), line: Number(line) };
}

/** In half points, as contests keep lines. */
function isLine(value: number): boolean {
  return Number.isInteger(value * 2) && Math.abs(value) <= 99.5;
}
