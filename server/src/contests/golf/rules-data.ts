import type { DataOf } from '@poolhouse/contract';
import type { Viewer } from '../../ground/viewer';
import type { Contest, Entry } from '../contest';
import { planOf } from './board/play';
import { dollars } from './board/standing-rows';
import type { Season } from './golf-memories';
import type { MoneyPlan } from './rules/money.rules';

type RulesData = DataOf<'GET golf/rulesdata'>;

/** The amounts that the rules name: the fee, the pot, and what each place brings. */
export function rulesData(contest: Contest, season: Season, { entries, viewer }: { entries: readonly Entry[]; viewer: Viewer }): RulesData {
  const plan = planOf(season, entries);
  const { feeCents } = season.settings;
  const mine = entries.find(({ userId }) => userId === viewer.userId);
  const payers = feeCents === 0 ? entries.length : Math.round(plan.pot / feeCents);
  const doubles = season.events.filter(({ double }) => double);
  return {
    config: {
      data: [
        {
          ID: 1,
          contest_id: contest.id,
          contest_name: contest.name,
          entry_id: mine?.id ?? 0,
          EntryName: mine?.name ?? '',
          EntryFee: dollars(feeCents),
          Entries: payers,
          Total: dollars(plan.pot),
          Events: season.events.length,
          Doubles: doubles.length,
          AcesPot: dollars(plan.perEvent * season.events.length),
          WinnersPot: dollars(plan.perEvent * season.events.length),
          Frozen: season.settings.frozenAt === null ? 0 : 1,
        },
      ],
    },
    prizes: { data: prizeRows(plan) },
    doubles: { data: doubles.map(({ tid, tournament }) => ({ ID: tid, Name: tournament.name })) },
  };
}

const prizeRows = ({ weekly, overall }: MoneyPlan): RulesData['prizes']['data'] =>
  weekly.map((cents, n) => ({
    ID: n + 1,
    Weekly: dollars(cents),
    Double: dollars(2 * cents),
    Overall: dollars(overall[n] ?? 0),
  }));
