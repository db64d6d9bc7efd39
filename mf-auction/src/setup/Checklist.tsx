import type { DataOf } from '@poolhouse/contract';
import { token, useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, typeSx } from '@poolhouse/shared-ui/desk';
import { markWords } from './mark.rules';

const listSx = { margin: 0, padding: 0, listStyle: 'none' };
const stepSx = {
  ...typeSx.cell,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  padding: '10px 14px',
  borderTop: `1px solid ${token.line}`,
  '& > span': { flex: '1 1 200px' },
  '& small': { ...typeSx.note, color: token.ink2 },
};

interface Done {
  message: string;
}
interface Press {
  button: string;
  make(): Promise<Answer<Done>>;
}

interface Parts {
  /** Of players. */
  group: number;
  setUp: DataOf<'GET ad/bbauction_setup'> | null;
  onDone(): void | Promise<void>;
}

/** The steps of the yearly set-up in their order. Each may be pressed again, and says below itself what came of it. */
export function Checklist({ group, setUp, onDone }: Parts) {
  const steps = useSetUpSteps(group);
  const act = useAction(({ make }: Press) => make(), { done: ({ message }) => message, shownMs: Infinity, onDone });
  return (
    <Panel title={`Start-up checklist ${setUp?.year ?? ''}`.trim()}>
      <Box component="ol" aria-label="Steps" sx={listSx}>
        {steps.map(([title, button, make], n) => {
          const step = setUp?.steps.data.find(({ ID }) => ID === n + 1);
          return (
            <Box component="li" key={button} sx={stepSx}>
              <span>
                {n + 1}. {title} <small>{step?.note}</small>
              </span>
              <small>{step && markWords(step)}</small>
              <Button variant="outlined" color="inherit" disabled={act.pending} onClick={() => void act.run({ button, make })}>
                {button}
              </Button>
              {act.last?.button === button && (
                <Box sx={{ flex: '1 0 100%' }}>
                  <ResultText result={act.result} />
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}

/** What each step is called, what its button says, and what that calls. */
function useSetUpSteps(group: number) {
  const { call } = useApi();
  const at = { group_number: group };
  return [
    ['Config', 'Update Config', () => call('POST ad/update_bbauction_config', { body: at })],
    ['Owners of last year', 'Copy Owners', () => call('POST ad/bbauction_copy_owners', { body: at })],
    ['Bracket', 'Copy Bracket', () => call('POST ad/bbauction_copy_bracket', { body: at })],
    ['Teams, with play-ins', 'Import Teams', () => call('POST ad/bbauction_import_teams', { body: { ...at, preAuction: 1 } })],
    ['Lots and their sealed order', 'Prep Teams', () => call('POST ad/bbauction_prep_teams', { body: at })],
    ['Owners of group 1', 'Prep Versus 1', () => call('POST ad/bbauction_prep_versus', { body: { ...at, group_id: 1 } })],
    ['Owners of group 2', 'Prep Versus 2', () => call('POST ad/bbauction_prep_versus', { body: { ...at, group_id: 2 } })],
    [
      'After the First Four',
      'Import Teams after play-ins',
      () => call('POST ad/bbauction_import_teams', { body: { ...at, preAuction: 0 } }),
    ],
  ] as const;
}
