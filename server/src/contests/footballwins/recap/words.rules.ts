import type { RecapFact, WinsStandingRow } from '@poolhouse/contract';
import { formatList, formatPlace, formatPoints, formatRecord, plural } from '@poolhouse/contract/formats';
import { namesOf, verb } from '../../moments/words.rules';
import { lateSwingWords } from '../../recaps/game-words.rules';
import { numberWord } from '../../recaps/number-word.rules';
import { recordOf } from '../record-words.rules';
import type { Swing } from './facts.rules';
import type { OwnedGame } from './week.types';

export const teamOf = ({ game, side }: OwnedGame): string => (side === 1 ? game.team1 : game.team2);
const rivalOf = ({ game, side }: OwnedGame): string => (side === 1 ? game.team2 : game.team1);
export const abbrevOf = ({ game, side }: OwnedGame): string => (side === 1 ? game.Abbrev1 : game.Abbrev2);

const DID = { W: 'won', L: 'lost', T: 'tied' } as const;

/** 'Bills won 31–10' */
export const endedWords = (owned: OwnedGame): string => `${teamOf(owned)} ${DID[owned.result]} ${formatRecord(owned.own, owned.against)}`;

const whose = (owned: readonly OwnedGame[]): string => namesOf([...new Set(owned.map(({ name }) => name))]);

export function swingWords({ game, late, gained, lost }: Swing): RecapFact {
  const text = formatList([gained.length > 0 && `${whose(gained)} gained by it`, lost.length > 0 && `${whose(lost)} lost by it`]);
  return lateSwingWords({ ...game, kickoffAt: Date.parse(game.day) }, late, { text, short: text });
}

export function badBeatWords({ beat, lead }: { beat: OwnedGame; lead: number }): RecapFact {
  const head = `${beat.name}, ${teamOf(beat)}`;
  const text = `Ahead of the ${rivalOf(beat)} by ${formatPoints(lead)} with two minutes to go, lost ${formatRecord(beat.own, beat.against)}`;
  return { ID: 'bad_beat', Title: 'The bad beat', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

/** 'Ann had the Bills, Bob the Jets', 'Ann had both' */
function hadWords(one: OwnedGame, games: readonly OwnedGame[]): string {
  const other = games.find(({ game, side }) => game.ID === one.game.ID && side !== one.side);
  if (other?.entryId === one.entryId) return `${one.name} had both`;
  return `${one.name} had the ${teamOf(one)}, ${other?.name ?? 'nobody'} the ${rivalOf(one)}`;
}

export function upsetWords({ dog, points }: { dog: OwnedGame; points: number }, games: readonly OwnedGame[]): RecapFact {
  const head = `${teamOf(dog)} over ${rivalOf(dog)}`;
  const score = formatRecord(dog.own, dog.against);
  const line = `${score}, and the line had them ${plural(points, 'point')} behind`;
  return {
    ...{ ID: 'upset', Title: 'The upset', Head: head, Card: head, Where: '' },
    Short: `${score} for ${dog.name}`,
    Text: `${line}. ${hadWords(dog, games)}.`,
  };
}

export function closestWords(one: OwnedGame, games: readonly OwnedGame[]): RecapFact {
  const won = one.own > one.against;
  const head = won ? `${teamOf(one)} over ${rivalOf(one)}` : `${rivalOf(one)} over ${teamOf(one)}`;
  const score = won ? formatRecord(one.own, one.against) : formatRecord(one.against, one.own);
  return {
    ...{ ID: 'closest', Title: 'The closest', Head: head, Card: head, Where: '' },
    Short: `${score}, ${won ? 'for' : 'against'} ${one.name}`,
    Text: `${score}. ${hadWords(one, games)}.`,
  };
}

export function routWords(rout: OwnedGame): RecapFact {
  const head = `${rout.name}, ${teamOf(rout)}`;
  const text = `Won ${formatRecord(rout.own, rout.against)} over the ${rivalOf(rout)}`;
  return { ID: 'rout', Title: 'The biggest win', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

export function climbWords(row: WinsStandingRow, shared: boolean): RecapFact {
  const text = `Up ${plural(row.Moved, 'place')} to ${formatPlace(row.Rank, shared)}, ${recordOf(row)}`;
  return { ID: 'climb', Title: 'The climb', Head: row.EntryName, Card: row.EntryName, Short: text, Text: `${text}.`, Where: '' };
}

export function runWords({ entries, weeks }: { entries: readonly WinsStandingRow[]; weeks: number }): RecapFact {
  const head = namesOf(entries.map(({ EntryName }) => EntryName));
  const text = `${verb(entries, 'Has', 'Have')} won more than lost ${numberWord(weeks).toLowerCase()} weeks in a row`;
  return { ID: 'run', Title: 'On a run', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}

/** @param rows one at least */
export function winlessWords(rows: readonly WinsStandingRow[]): RecapFact {
  const head = namesOf(rows.map(({ EntryName }) => EntryName));
  const records = [...new Set(rows.map(recordOf))];
  const text = formatList(records);
  return { ID: 'empty', Title: 'Not one win', Head: head, Card: head, Short: text, Text: `${text}.`, Where: '' };
}
