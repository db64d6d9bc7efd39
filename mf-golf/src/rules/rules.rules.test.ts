import { rulesOf } from './rules.rules';

const rules = rulesOf({
  config: {
    data: [
      {
        ID: 1,
        contest_id: 3,
        contest_name: 'Golf 2026',
        entry_id: 12,
        EntryName: 'Rusty Nail',
        EntryFee: 50,
        Entries: 12,
        Total: 600,
        Events: 12,
        Doubles: 2,
        AcesPot: 35,
        WinnersPot: 35,
        Frozen: 1,
      },
    ],
  },
  prizes: { data: [{ ID: 1, Weekly: 9, Double: 18, Overall: 30 }] },
  doubles: { data: [] },
});
const text = (title: string) => rules.find((rule) => rule.title === title)?.text;

describe('golf’s rules', () => {
  it('say that a pot which nobody wins is carried over, and where it ends', () => {
    expect(text('Aces pot')).toMatch(
      /Where nobody’s golfer does, it is carried over to the next tournament; .* joins the overall prizes\.$/,
    );
    expect(text('Winners pot')).toMatch(/in the same way/);
    expect(rules.map((rule) => rule.text).join(' ')).not.toContain('nobody carries');
  });

  it('tell of every game that is played beside the four picks', () => {
    expect(text('Side action')).toMatch(/a dollar a tournament, two in a double one/);
    expect(text('Pick1')).toMatch(/one golfer for each tournament.*a dollar a tournament, two in a double one.*highest on the leaderboard/);
  });
});
