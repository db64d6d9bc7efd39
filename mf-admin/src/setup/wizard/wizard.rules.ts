import type { BodyOf, ContestChoiceRow } from '@poolhouse/contract';
import { firstTerms, termsBody, type Terms } from '../../contests/terms.rules';
import { typeTitle } from '../../facts/types.rules';
import { gamesBody, NO_SOURCE, type Source } from '../../gameday/source.rules';
import { emailsIn } from '../../people/emails.rules';

export type SetUp = BodyOf<'POST ad/set_up'>;

/** The parts of the sheet, in their order. */
const PARTS = ['name', 'games', 'contest', 'people'];
/** Where a part of the sheet stands. @param number from 1 */
export const partId = (number: number): string => `setup-part-${number}`;

/** Where a step is done on the sheet; undefined where it has no part there. */
export function wizardPart(step: string): string | undefined {
  const at = PARTS.indexOf(step);
  return at < 0 ? undefined : partId(at + 1);
}

/** One contest that is to be opened. */
export interface Chosen {
  readonly type: ContestChoiceRow['ID'];
  readonly terms: Terms;
}

/** All that the wizard asks for, as it is typed. */
export interface WizardDraft {
  readonly name: string;
  readonly season: string;
  readonly sport: 'NFL' | 'NCAA';
  /** False where the games are there already, or are somebody else's to bring. */
  readonly load: boolean;
  readonly source: Source;
  readonly contests: readonly Chosen[];
  readonly entryName: string;
  readonly play: boolean;
  readonly entries: string;
  readonly emails: string;
  readonly days: string;
  readonly uses: string;
}

interface Known {
  readonly name: string;
  readonly season: number;
  /** The week that is on or next, where there are games; 0. */
  readonly week: number;
  readonly choices: readonly ContestChoiceRow[];
  readonly hasGames: boolean;
  readonly site: boolean;
}

/** What stands there at first: a name, this season, and the first kind of contest. */
export const firstDraft = ({ name, season, week, choices, hasGames, site }: Known): WizardDraft => ({
  name,
  season: String(season),
  sport: 'NFL',
  load: site && !hasGames,
  source: NO_SOURCE,
  contests: choices.slice(0, 1).map(({ ID }) => ({ type: ID, terms: firstTerms(week) })),
  entryName: '',
  play: true,
  entries: '12',
  emails: '',
  days: '30',
  uses: '40',
});

/** A kind more, or one less; the others keep what was typed for them. */
export const toggled = (contests: readonly Chosen[], type: Chosen['type'], week: number): Chosen[] =>
  contests.some((one) => one.type === type)
    ? contests.filter((one) => one.type !== type)
    : [...contests, { type, terms: firstTerms(week) }];

/** What the server is asked for; null while something that is needed lacks. Titles tell several contests of a pool apart. */
export function setUpBody(draft: WizardDraft, choices: readonly ContestChoiceRow[], group: number): Omit<SetUp, 'dry_run'> | null {
  const season = Number(draft.season);
  const name = draft.name.trim();
  const games = draft.load ? gamesBody(draft.source, { sport: draft.sport, season }) : undefined;
  if (name === '' || games === null || draft.contests.length === 0) return null;
  const several = draft.contests.length > 1;
  const entry = draft.entryName.trim();
  return {
    ...(group > 0 && { group_number: group }),
    name,
    ...(games && { games }),
    contests: draft.contests.map(({ type, terms }) => {
      const choice = choices.find(({ ID }) => ID === type);
      const title = several ? `${name} ${typeTitle(type)}` : name;
      return { contest_type: type, name: title.slice(0, 60), year: season, ...termsBody(terms, choice?.fields ?? []) };
    }),
    enter_me: draft.play ? 1 : 0,
    ...(draft.play && entry !== '' && { entry_name: entry }),
    invite: { days: Number(draft.days), uses: Number(draft.uses) },
    emails: [...emailsIn(draft.emails).emails],
    ...(Number(draft.entries) > 0 && { entries: Number(draft.entries) }),
  };
}
