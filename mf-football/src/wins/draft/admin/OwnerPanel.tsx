import { useState } from 'react';
import { byText, field, media, sans, token } from '@poolhouse/shared-ui';
import { Panel, PanelEmpty } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { WinsOutlookRow, WinsTeamRow } from '@poolhouse/contract';
import type { AdminCalls } from '../useAdminCalls';
import { Said } from './Said';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  align-items: end;
  gap: 12px;
  padding: 12px 14px;
  ${media.phone} {
    padding-inline: 16px;
  }
  & > label {
    display: grid;
    gap: 4px;
    font: 400 0.8125rem/1.385 ${sans};
    color: ${token.ink2};
  }
  & > label > * {
    width: 100%;
    height: 40px;
    ${field};
    font: 500 0.9375rem/1 ${sans};
    ${media.touch} {
      height: 44px;
    }
  }
`;

interface Props {
  teams: readonly WinsTeamRow[];
  entries: readonly Pick<WinsOutlookRow, 'ID' | 'EntryName'>[];
  calls: AdminCalls;
}

/** One team's owner and expected wins, by hand. */
export function OwnerPanel({ teams, entries, calls }: Props) {
  const sorted = [...teams].sort((a, b) => byText(a.team_name, b.team_name));
  const [abbrev, setAbbrev] = useState('');
  const [changed, setChanged] = useState<{ entry?: number; wins?: string }>({});
  const team = sorted.find((one) => one.ID === abbrev) ?? sorted[0];
  if (!team)
    return (
      <Panel id="owners" title="Owners by hand" tone="dashed">
        <PanelEmpty>The teams are not set up yet.</PanelEmpty>
      </Panel>
    );
  const entry = changed.entry ?? team.entry_id ?? 0;
  const wins = changed.wins ?? String(team.exp_wins ?? '');
  const same = entry === (team.entry_id ?? 0) && wins === String(team.exp_wins ?? '');

  const save = async (): Promise<void> => {
    const owner = entries.find((one) => one.ID === entry)?.EntryName ?? 'Nobody';
    const body = { entry_id: entry, team_name: team.team_name, exp_wins: wins.trim() === '' ? null : Number(wins) };
    if (await calls.saveOwner(body, `Saved: the ${team.team_name}, ${owner}.`)) setChanged({});
  };
  return (
    <Panel id="owners" title="Owners by hand" tone="dashed" foot="Before and after a draft. While it is on, use Draft and Undo.">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <label>
          Team
          <select
            value={team.ID}
            onChange={(event) => {
              setAbbrev(event.target.value);
              setChanged({});
            }}
          >
            {sorted.map((one) => (
              <option key={one.ID} value={one.ID}>
                {one.team_name}
              </option>
            ))}
          </select>
        </label>
        <label>
          Owner
          <select value={entry} onChange={(event) => setChanged({ ...changed, entry: Number(event.target.value) })}>
            <option value={0}>Nobody</option>
            {entries.map((one) => (
              <option key={one.ID} value={one.ID}>
                {one.EntryName}
              </option>
            ))}
          </select>
        </label>
        <label>
          Expected wins
          <input
            type="number"
            min={0}
            max={18}
            step={0.5}
            value={wins}
            onChange={(event) => setChanged({ ...changed, wins: event.target.value })}
          />
        </label>
        <Button type="submit" variant="contained" disabled={same || calls.busy}>
          Save
        </Button>
      </Form>
      <Said calls={calls} />
    </Panel>
  );
}
