import type { DataOf, SetupFiguresRow } from '@poolhouse/contract';
import { serverNow } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Form, Note, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { nextSeason } from '../../contests/season.rules';
import { useConsole } from '../../facts/console.context';
import { ContestsStep } from './ContestsStep';
import { GamesStep } from './GamesStep';
import { NameStep } from './NameStep';
import { PeopleStep } from './PeopleStep';
import { Preview } from './Preview';
import { SetUpDone } from './SetUpDone';
import { useSetUp } from './useSetUp';
import { firstDraft, type WizardDraft } from './wizard.rules';

interface Props {
  setup: DataOf<'GET ad/setup'>;
  figures: SetupFiguresRow;
}

/** Name, games, contests and people on one sheet: looked at first, then done in one go, or not at all. */
export function Wizard({ setup, figures }: Props) {
  const [done, setDone] = useState<DataOf<'POST ad/set_up'> | null>(null);
  if (done) return <SetUpDone outcome={done} />;
  // A pool with contests is changed step by step.
  return figures.contests > 0 ? null : <Sheet setup={setup} figures={figures} onDone={setDone} />;
}

function Sheet({ setup, figures, onDone }: Props & { onDone(outcome: DataOf<'POST ad/set_up'>): void }) {
  const { seat } = useConsole();
  const choices = setup.choices.data.filter(({ built }) => built === 1);
  const [first] = useState(() => firstOf({ setup, figures }, seat));
  const form = useFormOf<WizardDraft>(first);
  const { run, pending, result, looked, ready } = useSetUp({ draft: form.watch(), choices, onDone });
  const refused = (looked?.games?.refused.data.length ?? 0) > 0;
  return (
    <Panel title="From nothing to the first pick" action="about 3 minutes">
      <Form
        label="Set up the pool"
        form={form}
        action={{ run, pending, result }}
        submit={pending ? 'One moment' : looked ? 'Set it all up' : 'See what it makes'}
        main
        blocked={!ready || refused}
        beside={!looked && <Note>Nothing is kept before you have seen it.</Note>}
      >
        <NameStep />
        <GamesStep figures={figures} site={seat.role === 'site'} />
        <ContestsStep choices={choices} week={figures.week} />
        <PeopleStep mailServer={seat.mail_server === 1} />
        {looked && <Preview outcome={looked} />}
      </Form>
    </Panel>
  );
}

/** What stands on the sheet at first. */
const firstOf = ({ setup, figures }: Props, seat: { readonly group_name: string; readonly role: string }): WizardDraft =>
  firstDraft({
    name: figures.group_name || seat.group_name,
    season: nextSeason(figures.season, new Date(serverNow())),
    week: figures.week,
    choices: setup.choices.data.filter(({ built, ready }) => built === 1 && (ready === 1 || figures.games === 0)),
    hasGames: figures.games > 0,
    site: seat.role === 'site',
  });
