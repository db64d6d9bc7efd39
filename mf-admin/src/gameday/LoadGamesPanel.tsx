import { useState } from 'react';
import { must, plural, serverNow, useApi } from '@poolhouse/shared-ui';
import { Panel } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Field } from '@poolhouse/shared-ui/screen';
import { ActionRow } from '../look/ActionRow';
import { Beside } from '../look/Beside';
import { Block } from '../look/Block';
import { RawResult } from '../form/RawResult';
import { useTool } from '../form/useTool';
import { nextSeason } from '../contests/season.rules';
import { GamesSource } from './GamesSource';
import { RefusedRows } from './RefusedRows';
import { gamesBody, loadedWords, NO_SOURCE, type Loaded, type Source } from './source.rules';

/** A season from a feed or a file: counted first, then all of it or nothing. */
export function LoadGamesPanel() {
  const api = useApi();
  const [season, setSeason] = useState(String(nextSeason(0, new Date(serverNow()))));
  const [sport, setSport] = useState<'NFL' | 'NCAA'>('NFL');
  const [source, setSource] = useState<Source>(NO_SOURCE);
  const [looked, setLooked] = useState<Loaded | null>(null);
  const body = gamesBody(source, { sport, season: Number(season) });
  const { run, pending, result } = useTool(
    (dry_run: 0 | 1) => api.call('POST ad/load_games', { body: { ...must(body, 'the buttons wait for a source'), dry_run } }),
    {
      onDone: (data) => setLooked(data),
      done: (data, dry_run) => `success: ${data.message ?? loadedWords(data, dry_run === 1)}`,
    },
  );
  const refused = looked?.refused.data ?? [];
  return (
    <Panel title="Load a season">
      <Block>
        <Beside>
          <Field label="Sport">
            {(part) => (
              <select {...part} value={sport} onChange={(event) => setSport(event.target.value as 'NFL' | 'NCAA')}>
                <option value="NFL">NFL</option>
                <option value="NCAA">NCAA</option>
              </select>
            )}
          </Field>
          <Field label="Season">
            {(part) => (
              <input {...part} type="number" min={1990} max={2200} value={season} onChange={(event) => setSeason(event.target.value)} />
            )}
          </Field>
        </Beside>
        <GamesSource
          source={source}
          onChange={(next) => {
            setSource(next);
            setLooked(null);
          }}
        />
        <ActionRow>
          <Button color="inherit" variant="outlined" disabled={pending || body === null} onClick={() => void run(1)}>
            Look first
          </Button>
          <Button variant="contained" disabled={pending || body === null || refused.length > 0} onClick={() => void run(0)}>
            {pending ? 'Loading' : 'Load the season'}
          </Button>
        </ActionRow>
        <RawResult result={result} />
        <RefusedRows rows={refused} total={plural(refused.length, 'line')} />
      </Block>
    </Panel>
  );
}
