import useMediaQuery from '@mui/material/useMediaQuery';

const below = (px: number): string => `(max-width:${px - 0.05}px)`;

/** One column, tabs at the lower edge. */
export function usePhone(): boolean {
  return useMediaQuery(below(600), { noSsr: true });
}

/** Everything stands in one column: phones and small tablets. */
export function useOneColumn(): boolean {
  return useMediaQuery(below(960), { noSsr: true });
}
