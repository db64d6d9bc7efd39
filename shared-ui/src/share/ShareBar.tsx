import Button from '@mui/material/Button';
import type { DataOf } from '@poolhouse/contract';
import { Download, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAction } from '../actions/useAction';
import type { Answer } from '../api/answer.types';
import { ResultText } from '../feedback/ResultText';
import { covering } from '../page/covering';
import type { Read } from '../read/read.types';
import { ReadGate } from '../read/ReadGate';
import { handOn, hasSheet } from './hand-on';
import { Bar, Label } from './share.styles';

/** The page keeps clear of it: what has the focus is never below. */
const bar = covering('bar');

type CardData = DataOf<'GET utils/season_card'>;

export interface ShareBarProps {
  /** The picture, and where people outside see it. */
  read: Read<CardData>;
  /** What it is called where it is handed on. */
  title: string;
  /** What the picture shows. */
  alt: string;
  /** What it is called when it is saved. */
  file: string;
  /** On a device with a sheet of its own. */
  label: string;
  share(): Promise<Answer<{ path: string }>>;
  /** For who may end the address by themselves. */
  end?(): Promise<Answer<unknown>>;
}

/** A picture, small, and what hands it on. */
export function ShareBar(props: ShareBarProps): ReactElement {
  return (
    <ReadGate read={props.read} rows={1}>
      {(card) => <Shown {...props} card={card} />}
    </ReadGate>
  );
}

const COPIED = 'Link copied. Whoever has it sees the picture.';

function Shown({ read, title, alt, file, label, share, end, card }: ShareBarProps & { card: CardData }) {
  const sheet = hasSheet();
  const shared = useAction(
    async () => {
      const answer = await share();
      return answer.error ? answer : { data: { said: (await handOn(title, `${location.origin}${answer.data.path}`)) ? COPIED : '' } };
    },
    { done: ({ said }) => said, shownMs: 8000, onDone: () => end && read.retry() },
  );
  return (
    <Bar ref={bar}>
      <img src={card.picture} width={84} height={44} alt={alt} />
      <span>{card.sharing === 1 ? 'One picture, no sign-in to see it' : 'Who runs this pool has turned sharing off'}</span>
      {card.sharing === 1 && (
        <Button
          variant="contained"
          disabled={shared.pending}
          startIcon={<Share2 size={18} aria-hidden />}
          onClick={() => void shared.run()}
        >
          {sheet ? label : 'Copy link'}
        </Button>
      )}
      {!sheet && (
        <Button color="inherit" component="a" href={card.picture} download={file}>
          <Download size={18} aria-hidden />
          <Label>Save picture</Label>
        </Button>
      )}
      {end && card.path !== '' && <EndLink end={end} onEnded={read.retry} />}
      <ResultText result={shared.result} />
    </Bar>
  );
}

function EndLink({ end, onEnded }: { end(): Promise<Answer<unknown>>; onEnded(): void }) {
  const { run, pending, result } = useAction(end, { onDone: onEnded });
  return (
    <>
      <Button color="inherit" disabled={pending} onClick={() => void run()}>
        End the link
      </Button>
      <ResultText result={result} />
    </>
  );
}
