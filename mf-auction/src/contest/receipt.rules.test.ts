import { aRoom } from '../testing/rows.fixture';
import { sentMaxima } from './receipt.rules';

describe('what a save of a maximum has taken, as the log seals it', () => {
  it('is all of the owner’s maxima in their places, and nothing in the others', () => {
    const room = aRoom();
    const [team] = room.all_teams.data;
    const sent = sentMaxima(
      [
        { slot: 7, lot: team?.lot ?? 0, max: 1200 },
        { slot: 64, lot: 999, max: 0 },
      ],
      room,
    );
    expect(sent.map(({ slot }) => slot)).toEqual(Array.from({ length: 64 }, (_, n) => n + 1));
    expect(sent[6]).toEqual({ slot: 7, pick: { event: team?.lot, max: 1200 }, says: `${team?.Name}: up to 1,200` });
    expect(sent[63]?.pick).toEqual({ by: 'admin', event: 999, max: 0 });
    expect(sent.filter(({ pick }) => pick !== null)).toHaveLength(2);
  });
});
