import type { ContestChoiceRow, DataOf } from '@poolhouse/contract';
import { useApi, type Answer } from '@poolhouse/shared-ui';
import { useState } from 'react';
import { useConsole } from '../facts/console.context';
import { rawJson } from '../form/raw.rules';
import { contestBody, type NewContest } from './new-contest.rules';

type Worth = DataOf<'POST ad/preview_contest'>;

interface Wanted {
  choice: ContestChoiceRow;
  onAdded(id: number): void;
}

/** Opens a contest, anew or as a copy, and says what it would be worth; the answers as they came. */
export function useOpenContest({ choice, onAdded }: Wanted) {
  const api = useApi();
  const { group, changed } = useConsole();
  const [worth, setWorth] = useState<Worth | null>(null);
  const [raw, setRaw] = useState('');
  const [pending, setPending] = useState(false);
  const during = async <T>(call: Promise<Answer<T>>): Promise<Answer<T>> => {
    setPending(true);
    const answer = await call;
    setPending(false);
    return answer;
  };
  const opened = (answer: Answer<{ id?: number | undefined }>): boolean => {
    setRaw(rawJson(answer));
    // The lists are read again only where there was no error.
    if (!answer.data) return false;
    changed();
    if (answer.data.id) onAdded(answer.data.id);
    return true;
  };
  const bodyOf = (input: NewContest) => contestBody(input, group, choice.fields);
  return {
    worth,
    raw,
    pending,
    forget: () => setWorth(null),
    open: async (input: NewContest) =>
      opened(await during(api.call('POST ad/add_contest', { body: { ...bodyOf(input), enter_members: input.everybody ? 1 : 0 } }))),
    copy: async (contest_id: number, { year }: NewContest) =>
      opened(await during(api.call('POST ad/copy_contest', { body: { contest_id, year: Number(year) } }))),
    preview: async (input: NewContest) => {
      const answer = await during(api.call('POST ad/preview_contest', { body: { ...bodyOf(input), entries: Number(input.entries) } }));
      setWorth(answer.data ?? null);
      setRaw(answer.error ? rawJson(answer) : '');
    },
  };
}
