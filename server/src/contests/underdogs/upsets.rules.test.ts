import type { Game } from '../../sport/games/game';
import { upsetOf } from './upsets.rules';

const game = { id: 7, team1: 'Jets', team2: 'Bills', score1: 24, score2: 20, kickoffAt: 5 } as Game;
const pick = (entryId: number, name: string, team: string, spread: number) => ({ entryId, name, team, spread });

it('tells the score from the winner’s side, the longest line, and who had it', () => {
  expect(upsetOf(3, game, [pick(1, 'Ann', 'Jets', 6), pick(2, 'Sit. Stay.', 'Jets', 6.5)])).toMatchObject({
    ...{ kind: 'upset', key: 'game:7', round: 3, entries: [1, 2] },
    says: 'Jets +6.5 beat Bills outright, 24–20, for Ann and Sit. Stay.',
  });
  expect(upsetOf(3, { ...game, score1: 3 }, [pick(1, 'Ann', 'Bills', 3)])!.says).toBe('Bills +3 beat Jets outright, 20–3, for Ann.');
});

it('is none where nobody had it', () => expect(upsetOf(3, game, [])).toBeUndefined());
