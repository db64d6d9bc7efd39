/** Two letters for a tab that a contest brings: 'NW' of 'NFL Wins Admin', 'bA' of 'bbAuction Admin', 'Fo' of 'Football Admin'. */
export function monogram(title: string): string {
  const words = title.split(/\s+/).filter((word, at) => word !== '' && !(at > 0 && word === 'Admin'));
  const [first = '', second] = words;
  if (second !== undefined) return first.charAt(0) + second.charAt(0);
  const hump = /^[a-z]+([A-Z])/.exec(first)?.[1];
  return hump === undefined ? first.slice(0, 2) : first.charAt(0) + hump;
}
