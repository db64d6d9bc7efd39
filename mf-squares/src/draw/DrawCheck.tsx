import { useEffect, useState } from 'react';
import { Check, CircleDashed, Download, X } from 'lucide-react';
import { formatDayTime, useApi } from '@poolhouse/shared-ui';
import { PanelError, PanelSkeleton, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { saveFile } from '@poolhouse/shared-ui/device';
import type { DrawDocument, SquaresDrawAnswer } from '@poolhouse/contract';
import { Body, Hash, Note } from '../board/board.styles';
import { checkDraw, type Checked } from './check-draw';
import { drawSteps, type DrawStep } from './draw-words.rules';
import { Axes, Digits, Hashes, Steps, Verdict } from './draw.styles';
import { VERIFY_SCRIPT } from './verify-script';

interface Told {
  answer: SquaresDrawAnswer;
  /** Null where this browser computes no hashes. */
  checked: Checked | null;
}

/** Reads what the draw was made of, makes it anew, and says what came of it. */
export default function DrawCheck({ contestId }: { contestId: number }) {
  const { call } = useApi();
  const [told, setTold] = useState<Told | null>(null);
  const [trouble, setTrouble] = useState('');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const { data, error } = await call('GET bbsquares/draw', { query: { contest_id: contestId } });
      if (gone) return;
      if (!data) return setTrouble(error.message);
      // Browsers compute hashes on secure pages only; a pool at home may have none.
      const checked = data.draw && globalThis.crypto?.subtle ? await checkDraw(data.draw) : null;
      if (!gone) setTold({ answer: data, checked });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [call, contestId, tries]);
  if (trouble !== '')
    return (
      <PanelError
        message={trouble}
        onRetry={() => {
          setTrouble('');
          setTries(tries + 1);
        }}
      />
    );
  if (!told) return <PanelSkeleton rows={4} />;
  const { draw, voided } = told.answer;
  if (!draw) return <Body>Numbers not drawn.</Body>;
  return (
    <>
      <Steps>
        {drawSteps(draw, told.checked).map((step) => (
          <Step key={step.key} step={step} draw={draw} />
        ))}
      </Steps>
      <Files draw={draw} checked={told.checked} />
      <AllHashes draw={draw} />
      {voided.length > 0 && (
        <Body>
          {voided.map((one) => (
            <Note key={one.ID}>
              Thrown away {formatDayTime(one.voided_at)} by {one.by}: {one.reason}. Across {one.draw.columns.join('')}, down{' '}
              {one.draw.rows.join('')}.
            </Note>
          ))}
        </Body>
      )}
    </>
  );
}

const ICONS = { true: Check, false: X, null: CircleDashed } as const;
const SPOKEN = { true: 'The same here', false: 'Another here', null: 'Not computed here' } as const;

function Step({ step: { key, good, title, text, hashes }, draw }: { step: DrawStep; draw: DrawDocument }) {
  const Icon = ICONS[`${good}`];
  return (
    <li data-good={good ?? 'open'}>
      <Icon size={18} aria-hidden />
      <div>
        <strong>
          {title}
          <VisuallyHidden>. {SPOKEN[`${good}`]}.</VisuallyHidden>
        </strong>
        {key === 'drawn' ? (
          <Axes>
            <span>
              Across <Digits>{draw.columns.join('')}</Digits>
            </span>
            <span>
              Down <Digits>{draw.rows.join('')}</Digits>
            </span>
          </Axes>
        ) : (
          <Note>
            {text} <Hash>{hashes}</Hash>
          </Note>
        )}
      </div>
    </li>
  );
}

function verdictOf(checked: Checked | null): string {
  if (!checked) return 'This browser computes hashes on secure pages only. Run the two files instead.';
  return checked.same
    ? 'Recomputed in this browser just now: the same 20 digits'
    : 'This browser comes to other numbers. Show this page to the others.';
}

function Files({ draw, checked }: { draw: DrawDocument; checked: Checked | null }) {
  const icon = <Download size={16} aria-hidden />;
  return (
    <Verdict>
      <p role="status" data-good={checked?.same ?? false}>
        {verdictOf(checked)}
      </p>
      <div>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={icon}
          onClick={() => saveFile('draw.json', JSON.stringify(draw, null, 2), 'application/json')}
        >
          draw.json
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={icon}
          onClick={() => saveFile('verify-draw.mjs', VERIFY_SCRIPT, 'text/javascript')}
        >
          verify-draw.mjs
        </Button>
      </div>
    </Verdict>
  );
}

function AllHashes({ draw: { commit, seed, hashes } }: { draw: DrawDocument }) {
  const rows = { Sealed: commit, Secret: seed, Claims: hashes.claims, Words: hashes.words, Key: hashes.key };
  return (
    <Hashes>
      <summary>Every hash on the way</summary>
      <dl>
        {Object.entries(rows).map(([name, hash]) => [
          <dt key={`${name} name`}>{name}</dt>,
          <dd key={name}>
            <Hash>{hash}</Hash>
          </dd>,
        ])}
      </dl>
      <Note>
        <code>node verify-draw.mjs draw.json</code> makes the draw anew without this site.
      </Note>
    </Hashes>
  );
}
