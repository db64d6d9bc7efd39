import { useState, type FormEvent } from 'react';
import { formatLine, serverNow } from '@poolhouse/shared-ui';
import { ReadGate, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { SPREAD_STEP } from '@poolhouse/contract/constants';
import type { UnderdogsEventRow } from '@poolhouse/contract';
import type { Board } from '../board/board.rules';
import type { UnderdogsPage } from '../contest/underdogs.types';
import { useSavePick } from '../contest/useSavePick';
import { hasStarted } from '../pick/dogs.rules';
import { pickOf } from '../pick/my-pick.rules';
import { ActionRow, Form, Full } from './editor.styles';
import { isReason, saveBody, sidesOfWeek, sideKey, spreadTrouble, teamTrouble } from './editor.rules';
import { useGames } from './useGames';

interface Props {
  board: Board;
  events: readonly UnderdogsEventRow[];
  page: PageState<UnderdogsPage>;
}

/** Entry, week, team, points and why. */
export function EditorForm({ board: { config, users, picks }, events, page }: Props) {
  const saver = useSavePick(page);
  const [entryId, setEntry] = useState(users[0]?.entry_id ?? 0);
  const [week, setWeek] = useState(config.week);
  const [key, setKey] = useState('');
  const [spread, setSpread] = useState('');
  const [reason, setReason] = useState('');
  const { games, asked } = useGames(config, week, events);
  const sides = sidesOfWeek(games, week);
  const dog = sides.find((side) => sideKey(side) === key) ?? null;
  const user = users.find((one) => one.entry_id === entryId);
  const needsReason = user?.mine !== 1 && (config.SelfPick === 1 || dog === null || hasStarted(dog.event, serverNow()));
  const draft = { entryId, dog, spread, reason, needsReason };
  const body = saveBody(draft, picks);
  const name = user?.entry_name ?? '';
  const standing = pickOf(picks, entryId, week);
  const hasPick = standing !== null || (week === config.week && user?.PickIn === 1);
  const unread = asked !== null && (asked.data === null || asked.error !== null);
  const busy = saver.saving || page.staleSince !== null || unread;

  function chooseTeam(chosen: string): void {
    setKey(chosen);
    const line = sides.find((side) => sideKey(side) === chosen)?.line ?? 0;
    setSpread(line > 0 ? String(line) : '');
  }
  function chooseWeek(one: number): void {
    setWeek(one);
    chooseTeam('');
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (body && (await saver.save(body, `The pick of ${name} for week ${week} is set.`))) setReason('');
  }
  async function remove(): Promise<void> {
    if (
      await saver.clear(
        { entryId, week, ...(reason.trim() !== '' && { reason: reason.trim() }) },
        `${name} has no pick for week ${week} any more.`,
      )
    )
      setReason('');
  }
  const first = config.FirstWeek ?? 1;
  const weeks = Array.from({ length: config.Weeks - first + 1 }, (_, i) => i + first);
  return (
    <Form onSubmit={(event) => void save(event)}>
      <Field label="Entry">
        {(props) => (
          <select {...props} value={entryId} onChange={(event) => setEntry(Number(event.target.value))}>
            {users.map((user) => (
              <option key={user.entry_id} value={user.entry_id}>
                {user.entry_name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Week">
        {(props) => (
          <select {...props} value={week} onChange={(event) => chooseWeek(Number(event.target.value))}>
            {weeks.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </Field>
      {asked && (
        <Full>
          <ReadGate read={asked} rows={1}>
            {() => null}
          </ReadGate>
        </Full>
      )}
      <Field label="Team" error={teamTrouble(draft, picks)}>
        {(props) => (
          <select {...props} value={key} onChange={(event) => chooseTeam(event.target.value)}>
            <option value="">Choose a team</option>
            {sides.map((side) => (
              <option key={sideKey(side)} value={sideKey(side)}>
                {side.team}
                {side.line !== null && ` ${formatLine(side.line)}`} {side.side === 1 ? side.opponent : `vs ${side.opponent}`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Spread" error={spreadTrouble(spread)}>
        {(props) => (
          <input
            {...props}
            type="number"
            inputMode="decimal"
            min={0}
            step={SPREAD_STEP}
            value={spread}
            onChange={(event) => setSpread(event.target.value)}
          />
        )}
      </Field>
      <Full>
        <Field label={needsReason ? 'Reason (needed), shown to the player' : 'Reason, if any'}>
          {(props) => <input {...props} type="text" maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />}
        </Field>
      </Full>
      <ActionRow>
        <Button type="submit" variant="contained" disabled={body === null || busy}>
          {saver.saving ? 'Saving' : 'Save'}
        </Button>
        {hasPick && (
          <Button color="inherit" disabled={(user?.mine !== 1 && !isReason(reason)) || busy} onClick={() => void remove()}>
            Remove the pick
          </Button>
        )}
        <ResultText result={saver.result} />
      </ActionRow>
    </Form>
  );
}
