/** What people call a kind of contest. */
export const TITLES: Readonly<Record<string, string>> = {
  football: 'Football',
  golf: 'Golf',
  footballwins: 'NFL Wins',
  bbauction: 'NCAA Auction',
  bbsquares: 'NCAA Squares',
  bowl_mania: 'Bowl Mania',
  pick1golf: 'Pick 1 Golf',
  underdogs: 'Underdogs',
};

/** A kind without a title of its own here is called by its name, so that a new contest is on the list without a change of the console. */
export const typeTitle = (type: string): string => TITLES[type] ?? `${type.charAt(0).toUpperCase()}${type.slice(1).replaceAll('_', ' ')}`;
