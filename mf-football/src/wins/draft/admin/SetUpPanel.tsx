import type { WinsConfigRow } from '@poolhouse/contract';
import { plural } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { DeskTheme, List, ListItem, ListItemText } from '@poolhouse/shared-ui/desk';
import type { ReactNode } from 'react';
import type { AdminCalls } from '../useAdminCalls';
import { Said } from './Said';

/** What a contest needs before its season; both steps may be repeated and change nothing twice. */
export function SetUpPanel({ config, teams, calls }: { config: WinsConfigRow; teams: number; calls: AdminCalls }) {
  const known = `with their expected wins where they are known.`;
  return (
    <Panel id="setup" title="Set up the season" tone="dashed" action="Administrators only">
      <DeskTheme>
        <List component="ol" role="list" disablePadding>
          <Step title="1. Teams" press="Populate standings" calls={calls} what="standings">
            {teams > 0 ? `${plural(teams, 'team')} of ${config.year} are in, ${known}` : `Puts the teams of ${config.year} in, ${known}`}
          </Step>
          <Step title="2. Games" press="Populate games" calls={calls} what="games">
            Checks that all games of the regular season are there, and fetches what a feed knows of missing ones.
          </Step>
        </List>
      </DeskTheme>
      <Said calls={calls} />
    </Panel>
  );
}

interface StepProps {
  title: string;
  press: string;
  what: 'standings' | 'games';
  calls: AdminCalls;
  children: ReactNode;
}

const Step = ({ title, press, what, calls, children }: StepProps) => (
  <ListItem divider sx={{ flexWrap: 'wrap', gap: '6px 14px' }}>
    <ListItemText primary={title} secondary={children} sx={{ flex: '1 1 220px' }} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
    <Button color="inherit" disabled={calls.busy} onClick={() => void calls.populate(what)}>
      {press}
    </Button>
  </ListItem>
);
