import { useState, type FormEvent } from 'react';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import type { GolfAdminGolferRow } from '@poolhouse/contract';
import { HOLES } from '../rounds/cells.rules';
import { Actions, Beside, Card, Form, Tick } from './admin.styles';
import { draftOf, holesOf, startingOf, type CardDraft } from './card.rules';
import { GolferField } from './GolferField';
import { isReason, ReasonField } from './ReasonField';

const STATUS: readonly (readonly [GolfAdminGolferRow['status'], string])[] = [
  ['IN', 'is in'],
  ['CUT', 'missed the cut'],
  ['MDF', 'made the cut, did not finish'],
  ['WD', 'withdrew'],
  ['DQ', 'was disqualified'],
  ['ALTERNATE', 'is an alternate'],
];

interface Props {
  contestId: number;
  tid: number;
  golfers: readonly GolfAdminGolferRow[];
  onSaved(): Promise<void>;
}

/** A golfer's status and card, set by hand with a reason. */
export function GolferForm({ contestId, tid, golfers, onSaved }: Props) {
  const { call } = useApi();
  const [golferId, setGolfer] = useState(0);
  const [round, setRound] = useState(1);
  const [draft, setDraft] = useState<CardDraft | null>(null);
  const [manual, setManual] = useState(true);
  const [reason, setReason] = useState('');
  const read = useRead('GET golf/ad', golferId === 0 ? null : { contest_id: contestId, tid, gid: golferId });
  const cards = (read.error === null && read.data?.cards.data) || [];
  const golfer = golfers.find(({ ID }) => ID === golferId);
  const [status, setStatus] = useState<GolfAdminGolferRow['status'] | null>(null);
  const [starting, setStarting] = useState<string | null>(null);
  const began = golfer?.starting_strokes ?? 0;
  const strokes = starting === null ? began : startingOf(starting);
  const card = cards.find(({ ID }) => ID === round);
  const shown = draft ?? draftOf(card?.holes ?? '');
  const pars = card?.pars.split(',') ?? [];
  const holes = holesOf(shown);
  const after = async () => {
    await Promise.all([read.again(), onSaved()]);
    setReason('');
    setDraft(null);
    setStatus(null);
    setStarting(null);
  };
  const whose = { tournament_id: tid, golfer_id: golferId, reason: reason.trim() };
  const setHoles = useAction(
    () => call('POST ad/golf_set_holes', { body: { ...whose, round, holes: holes ?? [], manual: manual ? 1 : 0 } }),
    { done: () => `success: round ${round} of ${golfer?.Name ?? ''} is set`, onDone: after },
  );
  const ofGolfer = { status: status ?? golfer?.status ?? 'IN', ...(strokes === began ? {} : { starting_strokes: strokes }) };
  const setGolferStatus = useAction(() => call('POST ad/golf_set_golfer', { body: { ...whose, ...ofGolfer } }), {
    done: () => `success: ${golfer?.Name ?? ''} is set`,
    onDone: after,
  });
  const choose = (id: number) => {
    setGolfer(id);
    setDraft(null);
    setStatus(null);
    setStarting(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void setHoles.run();
  };
  const ready = golferId > 0 && isReason(reason);
  return (
    <Form onSubmit={submit} aria-label="A golfer by hand">
      <Beside>
        <GolferField label="Golfer" value={golferId} none="Choose a golfer" golfers={golfers} onChange={choose} />
        {golfer && (
          <>
            <Field label="The golfer">
              {(part) => (
                <select
                  {...part}
                  value={status ?? golfer.status}
                  onChange={({ target }) => setStatus(target.value as GolfAdminGolferRow['status'])}
                >
                  {STATUS.map(([value, words]) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label="Starting strokes" hint="To par, from -20 to 0">
              {(part) => (
                <input
                  {...part}
                  type="text"
                  maxLength={3}
                  value={starting ?? String(began)}
                  onChange={({ target }) => setStarting(target.value)}
                />
              )}
            </Field>
            <Field label="Round">
              {(part) => (
                <select
                  {...part}
                  value={round}
                  onChange={({ target }) => {
                    setRound(Number(target.value));
                    setDraft(null);
                  }}
                >
                  {cards.map(({ ID, manual: byHand }) => (
                    <option key={ID} value={ID}>
                      {ID}
                      {byHand ? ' (by hand)' : ''}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </>
        )}
      </Beside>
      {golfer && (
        <ReadGate read={read} rows={4}>
          {() => null}
        </ReadGate>
      )}
      {golfer && card && (
        <>
          <Card>
            <legend>Strokes by hole; left empty where nothing is posted</legend>
            {HOLES.map((hole) => (
              <label key={hole}>
                <span>{hole}</span>
                <input
                  type="text"
                  inputMode="numeric"
                  maxLength={2}
                  placeholder={pars[hole - 1]}
                  value={shown[hole - 1]}
                  onChange={({ target }) => setDraft(shown.with(hole - 1, target.value))}
                />
              </label>
            ))}
          </Card>
          <Tick>
            <input type="checkbox" checked={manual} onChange={({ target }) => setManual(target.checked)} />
            Kept by hand: no feed changes it
          </Tick>
          <ReasonField value={reason} onChange={setReason} hint="At least 3 letters; kept in the log" />
          <Actions>
            <Button type="submit" variant="outlined" disabled={!ready || setHoles.pending || holes === undefined}>
              Set the round
            </Button>
            <Button
              variant="outlined"
              disabled={
                !ready || setGolferStatus.pending || strokes === undefined || (ofGolfer.status === golfer.status && strokes === began)
              }
              onClick={() => void setGolferStatus.run()}
            >
              Set the golfer
            </Button>
          </Actions>
        </>
      )}
      <ResultText result={setHoles.result ?? setGolferStatus.result} />
    </Form>
  );
}
