import { tieSentences, type TiedRow } from './ties.rules';

/** Under standings: how ties were decided, a line for each total. */
export default function TieNotes({ rows }: { rows: readonly TiedRow[] }) {
  return tieSentences(rows).map((sentence) => <div key={sentence}>{sentence}</div>);
}
