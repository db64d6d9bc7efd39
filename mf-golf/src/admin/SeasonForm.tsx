import { plural, useAction, useApi } from '@poolhouse/shared-ui';
import { Button } from '@poolhouse/shared-ui/core';
import { Form, InputField, useFormOf } from '@poolhouse/shared-ui/desk';
import type { SeasonDraft } from './useSeasonDraft';

interface Props {
  contestId: number;
  draft: SeasonDraft;
  onSaved(): Promise<void>;
}

/** As many as a season usually has, and as the call takes. */
const [USUAL, MOST] = [35, 60];
const KEPT = { events: String(USUAL) };

/** Has a season proposed, and saves the one that is ticked. */
export function SeasonForm({ contestId, draft, onSaved }: Props) {
  const form = useFormOf(KEPT);
  const propose = usePropose(contestId, draft);
  const save = useSave(contestId, draft, async () => {
    propose.clear();
    await onSaved();
    draft.set(null);
  });
  const beside = (
    <>
      <Button variant="contained" disabled={save.pending || !draft.changed || draft.chosen.size === 0} onClick={() => void save.run()}>
        Save season
      </Button>
      {draft.changed && (
        <Button variant="outlined" color="inherit" onClick={() => draft.set(null)}>
          Back to saved
        </Button>
      )}
    </>
  );
  const action = { ...propose, result: save.result ?? propose.result };
  return (
    <Form label="Season" form={form} action={action} submit="Propose a season" beside={beside}>
      <InputField
        control={form.control}
        name="events"
        type="number"
        label="How many to propose"
        hint="Of each week the one with the larger purse"
        input={{ min: 1, max: MOST }}
      />
    </Form>
  );
}

function usePropose(contest_id: number, draft: SeasonDraft) {
  const { call } = useApi();
  return useAction(
    ({ events }: typeof KEPT) =>
      call('POST ad/golf_season', {
        body: { contest_id, events: Math.min(MOST, Math.max(1, Number(events) || USUAL)), propose_only: 1 },
      }),
    {
      done: ({ tournaments: { data } }) => `${plural(data.length, 'tournament')} proposed. Nothing is saved yet.`,
      onDone: ({ tournaments: { data } }) => draft.set(new Map(data.map(({ ID, double }) => [ID, double === 1]))),
    },
  );
}

function useSave(contest_id: number, { chosen }: SeasonDraft, onDone: () => Promise<void>) {
  const { call } = useApi();
  const tournaments = [...chosen].map(([id, double]) => ({ id, double: double ? (1 as const) : (0 as const) }));
  return useAction(() => call('POST ad/golf_season', { body: { contest_id, tournaments } }), {
    done: ({ tournaments: { data } }) => `success: a season of ${plural(data.length, 'tournament')}`,
    onDone,
  });
}
