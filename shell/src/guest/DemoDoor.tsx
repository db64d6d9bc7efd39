import type { DemoFacts, DemoSight } from '@poolhouse/contract';
import { serverRate } from '@poolhouse/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { PlainButton } from '../controls/PlainButton';
import { useGuestPlace } from '../forms/guest-place';
import { Block, BlockHead } from '../forms/home.styles';
import { Entry, Foot, List, Moments, Place } from './demo-door.styles';
import { Sketch } from './Sketch';

const DemoMoments = lazy(() => import('./DemoMoments').then(({ DemoMoments: moments }) => ({ default: moments })));

interface Props extends DemoFacts {
  /** Somebody is being signed in. */
  pending: boolean;
  onEnter(username: string): void;
}

/** What there is to see in a demo, and who can look: one press each. */
export function DemoDoor({ password, users, sights = [], starts, scenes = [], pending, onEnter }: Props) {
  const place = useGuestPlace();
  const others = users.filter(({ username }) => !sights.some((sight) => sight.username === username));
  const enter = (username: string, path?: string) => {
    if (pending) return;
    if (path !== undefined) place.want(path);
    onEnter(username);
  };
  return (
    <Place>
      <Block aria-labelledby="demo-heading">
        <BlockHead>
          <h2 id="demo-heading">This is a demo: look around</h2>
          <span>{speed(serverRate())}</span>
        </BlockHead>
        <List>
          {sights.map((sight) => (
            <li key={sight.title}>
              <Sight {...sight} onPress={() => enter(sight.username, sight.path)} />
            </li>
          ))}
          {others.map(({ username, about }) => (
            <li key={username}>
              <Sight title={username} about={about} username={username} onPress={() => enter(username)} />
            </li>
          ))}
        </List>
        <Foot>
          The league and its games are made up. Everybody's password is <b>{password}</b>.
        </Foot>
        {starts !== undefined && scenes.length > 0 && <Anew starts={starts} scenes={scenes} />}
      </Block>
    </Place>
  );
}

function Sight({ title, about, username, sketch, onPress }: Omit<DemoSight, 'path'> & { onPress(): void }) {
  return (
    <Entry type="button" onClick={onPress} data-drawn={sketch && ''}>
      {sketch && <Sketch of={sketch} />}
      <b>{title}</b>
      <span>{about}</span>
      <i>Enter as {username}</i>
    </Entry>
  );
}

/** What begins the demo anew, which a guest who only looks need not load. */
function Anew(moments: Required<Pick<DemoFacts, 'starts' | 'scenes'>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Moments>
      {isOpen ? (
        <Suspense fallback={null}>
          <DemoMoments {...moments} />
        </Suspense>
      ) : (
        <PlainButton type="button" onClick={() => setOpen(true)}>
          Begin anew, or at another moment
        </PlainButton>
      )}
    </Moments>
  );
}

const speed = (rate: number): string => (rate === 0 ? 'its clock stands' : rate === 1 ? '' : `its clock runs ${rate}× as fast`);
