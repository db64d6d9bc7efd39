import type { DataOf } from '@poolhouse/contract';
import { token, type, useAction, useApi, type Answer } from '@poolhouse/shared-ui';
import { Panel, ResultText } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { markWords } from './mark.rules';

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 10px 14px;
  border-top: 1px solid ${token.line};
  ${type.cell};
  > span {
    flex: 1 1 200px;
  }
  small {
    ${type.note};
    color: ${token.ink2};
  }
`;
const Result = styled.div`
  flex: 1 0 100%;
`;

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
      <List aria-label="Steps">
        {steps.map(([title, button, make], n) => {
          const step = setUp?.steps.data.find(({ ID }) => ID === n + 1);
          return (
            <Line key={button}>
              <span>
                {n + 1}. {title} <small>{step?.note}</small>
              </span>
              <small>{step && markWords(step)}</small>
              <Button variant="outlined" color="inherit" disabled={act.pending} onClick={() => void act.run({ button, make })}>
                {button}
              </Button>
              {act.last?.button === button && (
                <Result>
                  <ResultText result={act.result} />
                </Result>
              )}
            </Line>
          );
        })}
      </List>
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
