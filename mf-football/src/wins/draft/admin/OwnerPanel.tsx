import type { WinsOutlookRow, WinsTeamRow } from '@poolhouse/contract';
import { byText } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Beside, ChoiceField, entryChoices, FieldGroup, Form, InputField, SelectField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import type { AdminCalls } from '../useAdminCalls';
import { Said } from './Said';

interface Props {
  teams: readonly WinsTeamRow[];
  entries: readonly Pick<WinsOutlookRow, 'ID' | 'EntryName'>[];
  calls: AdminCalls;
}

/** One team's owner and expected wins, by hand. */
export function OwnerPanel({ teams, entries, calls }: Props) {
  const sorted = [...teams].sort((a, b) => byText(a.team_name, b.team_name));
  const [chosen, choose] = useState('');
  const team = sorted.find((one) => one.ID === chosen) ?? sorted[0];
  if (!team)
    return (
      <Panel id="owners" title="Owners by hand" tone="dashed">
        <PanelEmpty>The teams are not set up yet.</PanelEmpty>
      </Panel>
    );
  return (
    <Panel id="owners" title="Owners by hand" tone="dashed" foot="Before and after a draft. While it is on, use Draft and Undo.">
      <FieldGroup>
        <ChoiceField
          label="Team"
          value={team.ID}
          choices={sorted.map(({ ID, team_name }) => ({ value: ID, label: team_name }))}
          onChange={(id) => choose(id)}
        />
        <OwnerForm key={team.ID} team={team} entries={entries} calls={calls} />
      </FieldGroup>
      <Said calls={calls} />
    </Panel>
  );
}

interface Values {
  /** 0 for nobody. */
  entry: number;
  /** As they are typed; '' where none are known. */
  wins: string;
}

function OwnerForm({ team, entries, calls }: Omit<Props, 'teams'> & { team: WinsTeamRow }) {
  const form = useFormOf<Values>({ entry: team.entry_id ?? 0, wins: String(team.exp_wins ?? '') });
  const run = ({ entry, wins }: Values) => {
    const owner = entries.find((one) => one.ID === entry)?.EntryName ?? 'Nobody';
    const body = { entry_id: entry, team_name: team.team_name, exp_wins: wins.trim() === '' ? null : Number(wins) };
    return calls.saveOwner(body, `Saved: the ${team.team_name}, ${owner}.`);
  };
  const owners = entryChoices(
    entries.map(({ ID, EntryName }) => ({ id: ID, name: EntryName })),
    'Nobody',
  );
  return (
    <Form label="Owner" form={form} action={{ run, pending: calls.busy }} submit="Save" main whenChanged within empties="all">
      <Beside>
        <SelectField control={form.control} name="entry" label="Owner" choices={owners} />
        <InputField control={form.control} name="wins" type="number" label="Expected wins" input={{ min: 0, max: 18, step: 0.5 }} />
      </Beside>
    </Form>
  );
}
