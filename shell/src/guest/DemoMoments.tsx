import type { DemoFacts } from '@poolhouse/contract';
import { ResultText } from '@poolhouse/shared-ui/board';
import { PlainButton } from '../controls/PlainButton';
import { startWords } from '../demo/start-words.rules';
import { useBeginAgain } from '../demo/useBeginAgain';

/** Puts the demo back to where it began, or to another of its moments. */
export function DemoMoments({ starts, scenes }: { starts: string; scenes: NonNullable<DemoFacts['scenes']> }) {
  const { run, pending, result, last } = useBeginAgain();
  const waits = (scene: string | undefined) => pending && last === scene;
  return (
    <>
      <p>
        {pending
          ? 'The demo is being made anew, which takes some seconds.'
          : 'Whoever presses one of these begins the demo anew, for everybody.'}
      </p>
      <PlainButton type="button" autoFocus aria-disabled={pending} onClick={() => void run(undefined)}>
        {waits(undefined) ? 'Going back' : `Back to ${startWords(starts)}`}
      </PlainButton>
      {scenes.map(({ name, title, about }) => (
        <PlainButton key={name} type="button" title={about} aria-disabled={pending} onClick={() => void run(name)}>
          {waits(name) ? 'Going there' : title}
        </PlainButton>
      ))}
      <ResultText result={result} />
    </>
  );
}
