import { must, plural, serverNow, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Beside, Form, InputField, SelectField, useFormOf } from '@poolhouse/shared-ui/desk';
import { useState } from 'react';
import { nextSeason } from '../contests/season.rules';
import { useTool } from '../form/useTool';
import { GamesSource, type OfSource } from './GamesSource';
import { RefusedRows } from './RefusedRows';
import { gamesBody, loadedWords, NO_SOURCE, SPORTS, type Loaded } from './source.rules';

interface Wanted extends OfSource {
  sport: 'NFL' | 'NCAA';
  season: string;
}

const bodyOf = ({ source, sport, season }: Wanted) => gamesBody(source, { sport, season: Number(season) });

/** A season from a feed or a file: counted first, then all of it or nothing. */
export function LoadGamesPanel() {
  const form = useFormOf<Wanted>({ sport: 'NFL', season: String(nextSeason(0, new Date(serverNow()))), source: NO_SOURCE });
  const { control } = form;
  const wanted = form.watch();
  const { load, looked } = useLoadGames(JSON.stringify(wanted.source));
  const refused = looked?.refused.data ?? [];
  const ready = bodyOf(wanted) !== null;
  return (
    <Panel title="Load a season">
      <Form
        label="Load a season"
        form={form}
        action={{ run: (values) => load.run({ ...values, dry_run: 0 }), pending: load.pending, result: load.result }}
        submit={load.pending ? 'Loading' : 'Load the season'}
        main
        blocked={!ready || refused.length > 0}
        beside={
          <Button
            color="inherit"
            variant="outlined"
            disabled={load.pending || !ready}
            onClick={() => void load.run({ ...form.getValues(), dry_run: 1 })}
          >
            Look first
          </Button>
        }
      >
        <Beside>
          <SelectField control={control} name="sport" label="Sport" choices={SPORTS} />
          <InputField control={control} name="season" label="Season" type="number" input={{ min: 1990, max: 2200 }} />
        </Beside>
        <GamesSource />
      </Form>
      <RefusedRows rows={refused} total={plural(refused.length, 'line')} />
    </Panel>
  );
}

/** Loads, or only counts; what was counted counts as long as the source is the same. @param source as text */
function useLoadGames(source: string) {
  const api = useApi();
  const [counted, setCounted] = useState<{ source: string; loaded: Loaded } | null>(null);
  const load = useTool(
    ({ dry_run, ...wanted }: Wanted & { dry_run: 0 | 1 }) =>
      api.call('POST ad/load_games', { body: { ...must(bodyOf(wanted), 'the buttons wait for a source'), dry_run } }),
    {
      onDone: (loaded) => setCounted({ source, loaded }),
      done: (data, { dry_run }) => `success: ${data.message ?? loadedWords(data, dry_run === 1)}`,
    },
  );
  return { load, looked: counted?.source === source ? counted.loaded : null };
}
