import { readCsv } from '../../../sport/imports/csv-file';
import type { FieldGolfer, RoundCard } from '../golf';
import type { FieldFile } from '../imports/field-file';
import { golferNameKey } from '../rules/golfer-name.rules';
import { aCard } from '../testing/facts.fixture';
import { golfFiles, golfText } from './recorded-golf';

export const RESULTS_2022 = 'results_2022_tournament_level.csv';
export const TOURNAMENTS = 'tournaments_2013_2025.csv';
/** Fields with odds are known from the year after on; each event's next one stands in for its own. */
export const FIELDS_AFTER = 'fields_odds/2023';
const DAY = 86_400_000;

interface Played {
  readonly name: string;
  readonly finish: string;
  readonly rounds: number;
  readonly toPar: number;
}

/** A tournament of 2022 whose results and whose golfers' odds are both known. */
export interface MetEvent {
  /** R2022014. */
  readonly id: string;
  readonly field: FieldFile;
  readonly golfers: readonly (Played & { readonly golferId: number })[];
  /** In the field by its odds, and not there in 2022: one of each tier. */
  readonly absent: readonly number[];
  readonly winnerId: number | undefined;
}

/** Tournaments of 2022 where the table of results and a field with odds meet: by week and by the golfers' names. */
export function metEvents(): MetEvent[] {
  const byWeek = playedByWeek();
  const { rows } = readCsv(golfText(TOURNAMENTS), ['id', 'startDate']);
  const fields = new Map(golfFiles(FIELDS_AFTER).map((file) => [/(\d{3})\.json$/.exec(file)?.[1], file]));
  return rows
    .filter((row) => /^R2022\d{3}$/.test(row.value('id')))
    .flatMap((row) => {
      const id = row.value('id');
      const file = fields.get(id.slice(5));
      const sunday = new Date(Number(row.value('startDate')) + 3 * DAY).toISOString().slice(0, 10);
      const played = byWeek.get(sunday) ?? [];
      return file === undefined || played.length === 0
        ? []
        : metEvent(id, JSON.parse(golfText(`${FIELDS_AFTER}/${file}`)) as FieldFile, played);
    });
}

/** By the last day; a week with two tournaments is of the one whose places are known. */
function playedByWeek(): Map<string, Played[]> {
  const { rows } = readCsv(golfText(RESULTS_2022), ['date', 'player', 'hole_par', 'strokes', 'n_rounds', 'Finish', 'tournament_name']);
  const byEvent = new Map<string, { day: string; played: Played[] }>();
  for (const row of rows) {
    const [month = 0, day = 0, year = 0] = row.value('date').split('/').map(Number);
    const iso = new Date(Date.UTC(2000 + year, month - 1, day)).toISOString().slice(0, 10);
    const event = byEvent.get(row.value('tournament_name')) ?? { day: iso, played: [] };
    byEvent.set(row.value('tournament_name'), event);
    event.played.push({
      name: row.value('player'),
      finish: row.value('Finish'),
      rounds: Number(row.value('n_rounds')),
      toPar: Number(row.value('strokes')) - Number(row.value('hole_par')),
    });
  }
  const withPlaces = [...byEvent.values()].filter(({ played }) => played.some(({ finish }) => finish === '1'));
  return new Map(withPlaces.map(({ day, played }) => [day, played]));
}

function metEvent(id: string, file: FieldFile, played: readonly Played[]): MetEvent[] {
  const byName = new Map(played.map((one) => [golferNameKey(one.name), one]));
  const golfers: MetEvent['golfers'][number][] = [];
  const absent: number[] = [];
  const seen = new Set<string>();
  const tiers = Object.entries(file.player_tiers ?? {}).map(([tier, listed]) => {
    const stranger = Object.entries(listed).find(([, { name }]) => name !== undefined && !byName.has(golferNameKey(name)));
    if (stranger) absent.push(Number(stranger[0]));
    const kept = Object.entries(listed).filter(([golferId, { name }]) => {
      // One file has a golfer in two tiers.
      if (seen.has(golferId)) return false;
      seen.add(golferId);
      const one = byName.get(golferNameKey(name ?? ''));
      if (one) golfers.push({ ...one, golferId: Number(golferId) });
      return one !== undefined || golferId === stranger?.[0];
    });
    return [tier, Object.fromEntries(kept)] as const;
  });
  const whole = tiers.length >= 4 && tiers.slice(-4).every(([, listed]) => Object.keys(listed).length > 2);
  const winnerId = golfers.find(({ finish }) => finish === '1')?.golferId;
  const field = { pga_tournament_id: id, player_tiers: Object.fromEntries(tiers) };
  return whole && golfers.length >= 20 ? [{ id, field, golfers, absent, winnerId }] : [];
}

/** What became of a golfer; the column that says whether the cut was made is wrong for whole tournaments, so the rounds say it. */
export function statusOf({ finish, rounds }: Pick<Played, 'finish' | 'rounds'>, cutRound: number): FieldGolfer['status'] {
  if (rounds === 4) return 'IN';
  if (finish === 'MDF' || finish === 'DQ' || finish === 'WD') return finish;
  return rounds >= cutRound ? 'CUT' : 'WD';
}

/** The golfer's recorded total, laid out over rounds and holes: no table has the holes of that season. */
export function cardsOf({ golferId, rounds, toPar }: MetEvent['golfers'][number]): RoundCard[] {
  return Array.from({ length: rounds }, (_, n) => {
    const own = Math.trunc(toPar / rounds) + (n < Math.abs(toPar % rounds) ? Math.sign(toPar) : 0);
    const holes = Array.from({ length: 18 }, () => 0);
    for (let at = 0; at < Math.abs(own); at += 1) {
      const hole = (golferId * 7 + n * 5 + at * 11) % 18;
      holes[hole] = (holes[hole] ?? 0) + Math.sign(own);
    }
    return aCard(golferId, n + 1, holes);
  });
}
