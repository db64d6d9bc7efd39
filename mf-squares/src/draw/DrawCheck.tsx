import { useEffect, useState } from 'react';
import { formatDayTime, plural, token, type, useApi } from '@poolhouse/shared-ui';
import { Button, styled } from '@poolhouse/shared-ui/core';
import { saveFile } from '@poolhouse/shared-ui/device';
import type { SquaresDrawAnswer } from '@poolhouse/contract';
import { Hash, Note } from '../board/board.styles';
import { checkDraw, type Checked } from './check-draw';
import { VERIFY_SCRIPT } from './verify-script';

const Steps = styled.ol`
  display: grid;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    padding-left: 24px;
    position: relative;
  }
  & > li::before {
    content: '✓';
    position: absolute;
    left: 0;
    color: ${token.winInk};
  }
  & > li[data-good='false']::before {
    content: '✗';
    color: ${token.lossInk};
  }
  & strong {
    display: block;
  }
`;

const Numbers = styled.span`
  ${type.team};
  letter-spacing: 0.2em;
`;

const Verdict = styled.p`
  font-weight: 600;
  color: ${token.winInk};
  &[data-good='false'] {
    color: ${token.lossInk};
  }
`;

interface Told {
  answer: SquaresDrawAnswer;
  checked: Checked | null;
}

/** Reads what the draw was made of, makes it anew, and says what came of it. */
export default function DrawCheck({ contestId }: { contestId: number }) {
  const { call } = useApi();
  const [told, setTold] = useState<Told | null>(null);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { data, error } = await call('GET bbsquares/draw', { query: { contest_id: contestId } });
      if (gone) return;
      if (!data) return setTrouble(error.message);
      if (!globalThis.crypto?.subtle)
        return setTrouble('This browser computes hashes on secure pages only. Download the two files and run them instead.');
      const checked = data.draw ? await checkDraw(data.draw) : null;
      if (!gone) setTold({ answer: data, checked });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [call, contestId]);
  if (trouble !== '') return <p role="alert">{trouble}</p>;
  if (!told) return <p>Making the draw anew…</p>;
  const { answer, checked } = told;
  const { draw, voided } = answer;
  if (!draw || !checked) return <p>Numbers not drawn.</p>;
  const steps = [
    {
      good: checked.commit,
      title: `Sealed ${formatDayTime(draw.sealed_at)}`,
      text: 'The board’s secret was fixed before the first square was taken:',
      hash: draw.commit,
    },
    {
      good: checked.claims === draw.hashes.claims && checked.words === draw.hashes.words,
      title: `Closed ${formatDayTime(draw.locked_at)}`,
      text: `${plural(draw.claims.length, 'square')} and ${plural(draw.words.length, 'word')}, frozen together:`,
      hash: `${checked.claims}, ${checked.words}`,
    },
    {
      good: checked.scores === draw.hashes.scores,
      title:
        draw.games.length > 0
          ? `${plural(draw.games.length, 'game')} nobody could steer`
          : 'No games: the site’s operator could have known these numbers before the lock',
      text: [
        ...draw.games.map(({ name, score1, score2 }) => `${name} ${score1}–${score2}.`),
        ...draw.missing.map((name) => `${name}: not known in time.`),
      ].join(' '),
      hash: checked.scores,
    },
    { good: checked.same, title: `Numbers drawn ${formatDayTime(draw.drawn_at)}`, text: 'Key:', hash: checked.key },
  ];
  return (
    <>
      <Steps>
        {steps.map(({ good, title, text, hash }) => (
          <li key={title} data-good={good}>
            <strong>{title}</strong>
            <Note>
              {text} <Hash>{hash}</Hash>
            </Note>
          </li>
        ))}
      </Steps>
      <p>
        Across <Numbers>{checked.columns.join('')}</Numbers> Down <Numbers>{checked.rows.join('')}</Numbers>
      </p>
      <Verdict role="status" data-good={checked.same}>
        {checked.same
          ? 'Recomputed in this browser just now: the same 20 digits'
          : 'This browser comes to other numbers. Show this page to the others.'}
      </Verdict>
      <div>
        <Button variant="outlined" onClick={() => saveFile('draw.json', JSON.stringify(draw, null, 2), 'application/json')}>
          draw.json
        </Button>{' '}
        <Button variant="outlined" onClick={() => saveFile('verify-draw.mjs', VERIFY_SCRIPT, 'text/javascript')}>
          verify-draw.mjs
        </Button>
      </div>
      {voided.map((one) => (
        <Note key={one.ID}>
          Thrown away {formatDayTime(one.voided_at)} by {one.by}: {one.reason}. Across {one.draw.columns.join('')}, down{' '}
          {one.draw.rows.join('')}.
        </Note>
      ))}
    </>
  );
}
