import type { DataOf, FootballRecapConfig } from '@poolhouse/contract';
import { useAction, useApi } from '@poolhouse/shared-ui';
import { covering, ReadGate, ResultText, useRead } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { handOn, hasSheet } from '../contest/hand-on';
import { Bar } from './recap.styles';

/** The page keeps clear of it: what has the focus is never below. */
const bar = covering('bar');

type CardData = DataOf<'GET utils/recap_card'>;

/** The picture of the week, small, and what hands it on. */
export function ShareBar({ config }: { config: FootballRecapConfig }) {
  const read = useRead('GET utils/recap_card', { contest_id: config.contest_id, round: config.Week });
  return (
    <ReadGate read={read} rows={1}>
      {(card) => <Shown config={config} card={card} />}
    </ReadGate>
  );
}

const COPIED = 'Link copied. Whoever has it sees the picture.';

function Shown({ config, card }: { config: FootballRecapConfig; card: CardData }) {
  const { call } = useApi();
  const title = `${config.contest_name}, week ${config.Week}`;
  const sheet = hasSheet();
  const { run, pending, result } = useAction(
    async () => {
      const answer = await call('POST utils/share_recap', { body: { contest_id: config.contest_id, round: config.Week } });
      return answer.error ? answer : { data: { said: (await handOn(title, `${location.origin}${answer.data.path}`)) ? COPIED : '' } };
    },
    { done: ({ said }) => said, shownMs: 8000 },
  );
  return (
    <Bar ref={bar}>
      <img src={card.picture} width={84} height={44} alt={`Picture of week ${config.Week}: ${config.Headline}`} />
      <span>{card.sharing === 1 ? 'One picture, no sign-in to see it' : 'Who runs this pool has turned sharing off'}</span>
      {card.sharing === 1 && (
        <Button disabled={pending} onClick={() => void run(undefined)}>
          {sheet ? 'Share' : 'Copy link'}
        </Button>
      )}
      {!sheet && (
        <Button color="inherit" component="a" href={card.picture} download={`week-${config.Week}.png`}>
          Save picture
        </Button>
      )}
      <ResultText result={result} />
    </Bar>
  );
}
