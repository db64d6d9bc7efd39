import type { RecapFact, SquaresRecap, SquaresRecapConfig } from '@poolhouse/contract';

/** Of a board whose tournament is on. */
export const aRecap = (over: Partial<SquaresRecapConfig> = {}, told: Partial<SquaresRecap> = {}): SquaresRecap => ({
  config: {
    data: [
      {
        ...{ ID: 1, contest_id: 7, contest_name: 'Oak Street', entry_id: 1, EntryName: 'Rusty Oakes', year: 2025 },
        ...{ Over: 0, Open: 31, Games: 63, Drawn: 1, Dates: 'Mar 20–21', Headline: '', Winners: '', Says: '', Note: '' },
        ...over,
      },
    ],
  },
  facts: { data: [] },
  winner: { data: [] },
  mine: { data: [] },
  ...told,
});

const aFact = (ID: RecapFact['ID'], Title: string, Head: string, Text: string): RecapFact => ({
  ...{ ID, Title, Head, Text, Card: Head, Short: Text, Where: '' },
});

/** Of one that Hollis Kerr has won. */
export const aWonRecap = (over: Partial<SquaresRecapConfig> = {}, told: Partial<SquaresRecap> = {}): SquaresRecap =>
  aRecap(
    {
      ...{ Over: 1, Open: 0, Headline: 'Hollis Kerr', Says: '12 games, 214 points', Note: 'Each of 10 squares brought 21.4 points' },
      ...over,
    },
    {
      facts: {
        data: [
          aFact('final', 'The final', '5–3, Marge Ellison', 'Florida 65–63 Houston paid 120 points.'),
          aFact('swing', 'The lead', 'Hollis Kerr, from Mar 28 to the end', 'Before that game Rusty Oakes was in front.'),
        ],
      },
      winner: { data: [{ ID: 12, x_score: 0, y_score: 7, wins: 3, winnings: 64 }] },
      mine: { data: [{ ID: 1, EntryName: 'Rusty Oakes', Says: '2nd of 10, 9 games and 96 points for 10 squares.' }] },
      ...told,
    },
  );
