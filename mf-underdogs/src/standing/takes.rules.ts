/** The most points by which a team with this line may lose and still cover; below 0 where even a tie does not. */
export function coverLimit(line: number): number {
  return Math.ceil(line) - 1;
}

/** What a team with this line has to do, before its game. */
export function whatItTakes(line: number): string {
  const limit = coverLimit(line);
  if (limit < 0) return 'A win is a W, anything else an L.';
  return `A win is a W, ${limit > 0 ? `a tie or a loss by up to ${limit}` : 'a tie'} a C.`;
}

/** Where it stands while the game is on: `margin` is the team's lead, negative when it trails. */
export function howItStands(margin: number, line: number): string {
  const score = margin === 0 ? 'Level' : `${margin > 0 ? 'Leads' : 'Trails'} by ${Math.abs(margin)}`;
  const cover = margin + line;
  if (margin > 0) return `${score}: a W as it stands.`;
  if (cover > 0) return `${score}, covering by ${cover}: a C as it stands.`;
  return `${score}, ${cover === 0 ? 'exactly the line, which covers nothing' : `${-cover} outside the line`}: an L as it stands.`;
}

/** How it came out. */
export function howItEnded(margin: number, line: number): string {
  if (margin > 0) return `Won by ${margin}: a W.`;
  const score = margin === 0 ? 'Tied' : `Lost by ${-margin}`;
  const cover = margin + line;
  if (cover > 0) return `${score}, covered by ${cover}: a C.`;
  return cover === 0 ? `${score}, exactly the line. A push covers nothing: an L.` : `${score}, ${-cover} outside the line: an L.`;
}

/** 'trails by 3, covering': for a row that has its chip beside it. */
export function inShort(margin: number, line: number, over: boolean): string {
  const [ahead, behind, level, covers] = over ? ['won', 'lost', 'tied', 'covered'] : ['leads', 'trails', 'level', 'covering'];
  if (margin > 0) return `${ahead} by ${margin}`;
  return `${margin === 0 ? level : `${behind} by ${-margin}`}${margin + line > 0 ? `, ${covers}` : ''}`;
}
