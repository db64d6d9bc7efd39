import { byText } from '@poolhouse/shared-ui';

/**
 * What comes by a poll is joined to the page at its end, so each list is put into the server's order again before it is drawn, and before it
 * is asked what follows its last row.
 */
export const newestFirst = <Row extends { readonly ID: number }>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.ID - a.ID);

export const byEmail = <Row extends { readonly Email: string }>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => byText(a.Email.toLowerCase(), b.Email.toLowerCase()));

export const latestYearFirst = <Row extends { readonly year: number; readonly id: number }>(rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => b.year - a.year || a.id - b.id);
