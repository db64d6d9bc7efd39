import { useState, type FormEvent } from 'react';
import { serverNow, useApi, useSession } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Link } from '@poolhouse/shared-ui/router';
import type { DataOf, SetupFiguresRow } from '@poolhouse/contract';
import { useConsole } from '../../console/console.context';
import { nextSeason } from '../../contests/season.rules';
import { ActionRow } from '../../look/ActionRow';
import { Block } from '../../look/Block';
import { Note } from '../../look/Note';
import { Form } from '../../form/form.styles';
import { rawLine } from '../../form/raw.rules';
import { RawResult } from '../../form/RawResult';
import { useTool } from '../../form/useTool';
import { LinkCard } from '../../people/invite/LinkCard';
import { ContestsStep } from './ContestsStep';
import { GamesStep } from './GamesStep';
import { NameStep } from './NameStep';
import { PeopleStep } from './PeopleStep';
import { Preview } from './Preview';
import { firstDraft, setUpBody, type SetUp, type WizardDraft } from './wizard.rules';

type Outcome = DataOf<'POST ad/set_up'>;

interface Props {
  setup: DataOf<'GET ad/setup'>;
  figures: SetupFiguresRow;
}

/** Name, games, contests and people on one sheet: looked at first, then done in one go, or not at all. */
export function Wizard({ setup, figures }: Props) {
  const api = useApi();
  const { renew } = useSession();
  const { group, seat } = useConsole();
  const choices = setup.choices.data.filter(({ built }) => built === 1);
  const [draft, setDraft] = useState<WizardDraft>(() =>
    firstDraft({
      name: figures.group_name || seat.group_name,
      season: nextSeason(figures.season, new Date(serverNow())),
      week: figures.week,
      choices: choices.filter(({ ready }) => ready === 1 || figures.games === 0),
      hasGames: figures.games > 0,
      site: seat.role === 'site',
    }),
  );
  const [looked, setLooked] = useState<Outcome | null>(null);
  const [done, setDone] = useState<Outcome | null>(null);
  const body = setUpBody(draft, choices, group);
  const { run, pending, result, clear } = useTool((wish: SetUp) => api.call('POST ad/set_up', { body: wish }), {
    done: (outcome, { dry_run }) => (dry_run === 1 ? `Nothing is kept yet. It makes ${outcome.message ?? 'nothing'}.` : rawLine(outcome)),
    onDone: async (outcome, { dry_run }) => {
      if (dry_run === 1) return setLooked(outcome);
      setDone(outcome);
      // The administrator plays now: the bar and home name the contest.
      return renew();
    },
  });
  const edit = (change: Partial<WizardDraft>) => {
    setDraft({ ...draft, ...change });
    // What was said of the draft before says nothing of this one.
    setLooked(null);
    clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body) void run({ ...body, dry_run: looked ? 0 : 1 });
  };

  if (done)
    return (
      <Panel
        title="Your pool is set up"
        foot={done.link === '' ? undefined : 'The link is shown this once; another can be made at any time.'}
      >
        {done.link !== '' && <LinkCard link={done.link} />}
        <Block>
          <RawResult result={result} />
          <ActionRow>
            {done.next !== '' && (
              <Button component={Link} to={done.next} variant="contained">
                Make your first pick
              </Button>
            )}
          </ActionRow>
        </Block>
      </Panel>
    );
  // A pool with contests is changed step by step.
  if (figures.contests > 0) return null;
  const refused = (looked?.games?.refused.data.length ?? 0) > 0;
  return (
    <Panel title="From nothing to the first pick" action="about 3 minutes">
      <Form onSubmit={submit} aria-label="Set up the pool">
        <NameStep draft={draft} onEdit={edit} />
        <GamesStep draft={draft} figures={figures} site={seat.role === 'site'} onEdit={edit} />
        <ContestsStep draft={draft} choices={choices} week={figures.week} onEdit={edit} />
        <PeopleStep draft={draft} mailServer={seat.mail_server === 1} onEdit={edit} />
        {looked && <Preview outcome={looked} />}
        <ActionRow>
          <Button type="submit" variant="contained" size="large" disabled={pending || body === null || refused}>
            {pending ? 'One moment' : looked ? 'Set it all up' : 'See what it makes'}
          </Button>
          {!looked && <Note>Nothing is kept before you have seen it.</Note>}
        </ActionRow>
        <RawResult result={result} />
      </Form>
    </Panel>
  );
}
