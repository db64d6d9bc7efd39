import { epoch, inNumber, plural, TimeTo, useApi } from '@poolhouse/shared-ui';
import { AddToCalendar, Panel, ResultText, type PageState } from '@poolhouse/shared-ui/board';
import type { Board } from '../contest/board.rules';
import { Body, Note } from '../contest/board.styles';
import type { SquaresPage } from '../contest/squares.types';
import { useSave } from '../contest/useSave';
import { giveFirstWord } from './first-word';
import { RandomForm } from './RandomForm';
import { WordForm } from './WordForm';

interface Props {
  board: Board;
  data: SquaresPage;
  page: PageState<SquaresPage>;
}

/** Squares of mine while the board is open: how many, random ones, and my word for the draw. */
export function ClaimPanel({ board: { config, entries }, data, page }: Props) {
  const { busy, result, claim, say } = useClaims(config, data, page);
  const own = entries.find(({ id }) => id === config.entry_id)?.squares ?? 0;
  const left = Math.min(config.max_squares - own, 100 - config.claimed);
  if (config.entry_id === 0) return null;
  const closes = config.lock_at === '' ? undefined : <Closes config={config} />;
  return (
    <Panel
      id="claim"
      title="My squares"
      action={closes}
      foot={`${own} of ${plural(config.max_squares, 'square')} ${inNumber(own, 'is', 'are')} yours. ${config.isAdmin === 1 ? 'Press a square to claim it or to give it away.' : 'Press free squares and claim them together; press one of yours to release it.'}`}
    >
      <Body data-paperless>
        {left > 0 && <RandomForm left={left} busy={busy} onClaim={claim} />}
        <WordForm word={data.words.data.find(({ ID }) => ID === config.entry_id)?.word ?? ''} busy={busy} onSay={say} />
        <Note>Write anything. It goes into the draw, and is shown to all when squares close.</Note>
        <ResultText result={result} />
      </Body>
    </Panel>
  );
}

const Closes = ({ config: { lock_at: at, contest_id: contest, entry_id: entry } }: Pick<Board, 'config'>) => (
  <>
    Close <TimeTo at={epoch(at)} />{' '}
    <AddToCalendar title="Squares: the board closes" at={at} href={`/bbsquares?contest=${contest}&entry=${entry}`} />
  </>
);

/** What claims random squares, and what saves a word; both answer once it is done, the word whether it was taken. */
function useClaims(config: Board['config'], data: SquaresPage, page: PageState<SquaresPage>) {
  const { call } = useApi();
  const saver = useSave(page);
  const contest = { contest_id: config.contest_id, entry_id: config.entry_id };
  async function claim(count: number): Promise<void> {
    const made = () => call('POST bbsquares/claim_random', { body: { ...contest, count } });
    if (await saver.run(made, `${plural(count, 'square')} claimed.`)) await giveFirstWord(call, data, config);
  }
  const say = (word: string): Promise<boolean> =>
    saver.run(() => call('POST bbsquares/word', { body: { ...contest, word } }), 'Your word goes into the draw.');
  return { busy: saver.saving || page.staleSince !== null, result: saver.result, claim, say };
}
