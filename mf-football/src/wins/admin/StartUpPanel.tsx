import { token } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Box, DeskTheme, List, ListItem, ListItemIcon, ListItemText } from '@poolhouse/shared-ui/desk';
import { Check } from 'lucide-react';
import type { StartUpStep } from './start-up.rules';

/** The yearly checklist. */
export function StartUpPanel({ title, steps }: { title: string; steps: readonly StartUpStep[] }) {
  return (
    <Panel title="Start-up checklist" action={title}>
      <DeskTheme>
        <List component="ol" disablePadding>
          {steps.map((step, at) => (
            <ListItem key={step.title} divider sx={{ minHeight: 56 }}>
              <ListItemIcon sx={{ minWidth: 40 }}>
                <Mark done={step.done === true} number={at + 1} />
              </ListItemIcon>
              <ListItemText primary={step.title} secondary={step.says} />
            </ListItem>
          ))}
        </List>
      </DeskTheme>
    </Panel>
  );
}

function Mark({ done, number }: { done: boolean; number: number }) {
  const look = done ? { bgcolor: token.win, borderColor: token.win, color: token.onWin } : { borderColor: token.ctl, color: token.ink };
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', width: 28, height: 28, border: 1, borderRadius: '50%', ...look }}>
      {done ? <Check size={16} role="img" aria-label="done" /> : number}
    </Box>
  );
}
