import type { ReactElement, ReactNode } from 'react';
import { PanelEmpty } from '../feedback/PanelStates';
import { Panel } from '../page/Panel';
import { Stack } from '../page/Stack';
import { BackLink } from '../screen/BackLink';
import { Screen, type ScreenProps } from '../screen/Screen';
import { ShareRecap, type ShareRecapProps } from './ShareRecap';

export interface RecapScreenProps<T> extends Omit<ScreenProps<T>, 'waiting' | 'live'> {
  /** Why there is nothing to tell yet, in a sentence or two; undefined where there is. */
  why: string | undefined;
  /** The contest's board. */
  back: string;
  /** What hands its picture on; undefined while there is none. */
  share: ShareRecapProps | undefined;
  /** What stands below in either case. */
  below?(data: T): ReactNode;
}

/** The frame of every recap: what is told of a round, or why nothing is yet, the way back, and what hands its picture on. */
export function RecapScreen<T>({ why, back, share, below, children, ...screen }: RecapScreenProps<T>): ReactElement {
  return (
    <Screen {...screen} waiting="Recap">
      {(data) => (
        <>
          <Stack>
            {why === undefined ? (
              children(data)
            ) : (
              <Panel title="Recap">
                <PanelEmpty>{why}</PanelEmpty>
              </Panel>
            )}
            {below?.(data)}
          </Stack>
          <BackLink to={back} />
          {share && <ShareRecap key={`${share.contestId} ${share.round}`} {...share} />}
        </>
      )}
    </Screen>
  );
}
