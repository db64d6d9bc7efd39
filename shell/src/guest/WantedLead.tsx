import { useEffect } from 'react';
import { Lead } from '../forms/form.styles';
import { usePageTitle } from '../frame/usePageTitle';
import { loadRegistry } from '../registry/registry.store';

/** Says where the sign-in leads, once it is known what the page is called. */
export function WantedLead({ wanted }: { wanted: string }) {
  const title = usePageTitle(wanted);
  useEffect(() => void loadRegistry(), []);
  return title && <Lead>You will go on to {title} after signing in.</Lead>;
}
