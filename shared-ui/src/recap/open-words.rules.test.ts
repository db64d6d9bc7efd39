import { openWords } from './open-words.rules';

it('says which games a recap waits for', () => {
  const monday = () => 'Monday';
  expect([0, 1, 2].map((Open) => openWords({ Open, OpenAt: 'x' }, monday))).toEqual([
    'This week has no result yet. The recap is here when it ends.',
    'Monday’s game is open. The recap is here when it ends.',
    '2 games are open. The recap is here when the last one ends.',
  ]);
});
