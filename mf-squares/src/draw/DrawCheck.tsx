import type { DrawDocument, SquaresDrawAnswer } from '@poolhouse/contract';
import { formatDayTime } from '@poolhouse/shared-ui';
import { PanelSkeleton, ReadGate, useRead, VisuallyHidden } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { saveFile } from '@poolhouse/shared-ui/device';
import { Check, CircleDashed, Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Body, Hash, Note } from '../contest/board.styles';
import { checkDraw, type Checked } from './check-draw';
import { drawSteps, type DrawStep } from './draw-words.rules';
import { Axes, Digits, Hashes, Steps, Verdict } from './draw.styles';
import { VERIFY_SCRIPT } from './verify-script';

/** Reads what the draw was made of, makes it anew, and says what came of it; a draw that was thrown away can be checked as well. */
export default function DrawCheck({ contestId }: { contestId: number }) {
  const read = useRead('GET bbsquares/draw', { contest_id: contestId });
  return (
    <ReadGate read={read} rows={4}>
      {({ sealed, draw, voided }) =>
        draw || voided.length > 0 ? (
          <>
            {draw && <OneDraw draw={draw} second={voided.length > 0} />}
            {voided.map((one) => (
              <VoidedDraw key={one.ID} {...one} />
            ))}
          </>
        ) : (
          <Body>
            <p>There is no draw to check: the numbers are not drawn yet, or were typed in by hand.</p>
            <Note>
              Sealed as <Hash>{sealed.commit}</Hash>
            </Note>
          </Body>
        )
      }
    </ReadGate>
  );
}

/** Made anew here; null where this browser computes no hashes, undefined until it has. */
function useChecked(draw: DrawDocument): Checked | null | undefined {
  const [checked, setChecked] = useState<{ of: DrawDocument; is: Checked | null } | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      // Browsers compute hashes on secure pages only; a pool at home may have none.
      const is = globalThis.crypto?.subtle ? await checkDraw(draw) : null;
      if (!gone) setChecked({ of: draw, is });
    };
    void look();
    return () => {
      gone = true;
    };
  }, [draw]);
  return checked?.of === draw ? checked.is : undefined;
}

/** The sentences of a draw with their ticks, its files and its hashes. */
function OneDraw({ draw, second, file = 'draw.json' }: { draw: DrawDocument; second: boolean; file?: string }) {
  const checked = useChecked(draw);
  if (checked === undefined) return <PanelSkeleton rows={4} />;
  return (
    <>
      <Steps>
        {drawSteps(draw, checked, second).map((step) => (
          <Step key={step.key} step={step} draw={draw} />
        ))}
      </Steps>
      <Files draw={draw} checked={checked} file={file} />
      <AllHashes draw={draw} />
    </>
  );
}

/** A draw that was thrown away, which can be checked as well. */
function VoidedDraw({ ID, voided_at: at, by, reason, draw }: SquaresDrawAnswer['voided'][number]) {
  return (
    <section aria-label="A draw that was thrown away">
      <Body>
        <Note>
          Thrown away {formatDayTime(at)} by {by}: {reason}
        </Note>
      </Body>
      <OneDraw draw={draw} second={false} file={`draw-thrown-away-${ID}.json`} />
    </section>
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

function Files({ draw, checked, file }: { draw: DrawDocument; checked: Checked | null; file: string }) {
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
          onClick={() => saveFile(file, JSON.stringify(draw, null, 2), 'application/json')}
        >
          {file}
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
