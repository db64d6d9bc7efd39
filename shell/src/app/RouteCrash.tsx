import { useRouteError } from '@poolhouse/shared-ui/router';
import { useEffect } from 'react';
import { ErrorPanel } from '../frame/ErrorPanel';

/** A page of the shell itself broke. Only a reload starts it afresh. */
export function RouteCrash() {
  const trouble = useRouteError();
  useEffect(() => console.error(trouble), [trouble]);
  return (
    <ErrorPanel
      sentence="Something on this page broke. The rest of Poolhouse works."
      action="Try again"
      onAction={() => window.location.reload()}
    />
  );
}
