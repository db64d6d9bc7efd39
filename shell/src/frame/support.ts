const said = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content ?? '';

/** Where players write to: what the operator named (POOLHOUSE_SUPPORT), else a mail whose receiver the player knows. */
export function supportHref(): string {
  const named = said('support');
  return named.includes('://') ? named : `mailto:${named}?subject=Poolhouse`;
}

/** Where 'Main Page' leads: what the operator named (POOLHOUSE_MAIN_PAGE), else one level up. */
export const mainPageHref = (): string => said('main-page') || '..';
