import { ReadGate } from '../../read/ReadGate';
import { useRead } from '../../read/useRead';
import { complaintsOf } from './complaints';
import type { ReadScreen } from './reads.types';

const answers: ReadScreen['answers'] = {
  'GET ad/user_entries': () => ({
    user_entries: { data: [{ id: 7, contest_type: 'football', contest_name: 'Oak', year: 2026, entry_name: 'Turf Toe' }] },
  }),
};
const useEntries = () => useRead('GET ad/user_entries', { user_id: 1 });

function Shown() {
  return <ReadGate read={useEntries()}>{({ user_entries: { data } }) => <p>{data[0]?.entry_name}</p>}</ReadGate>;
}
function Silent() {
  const { data } = useEntries();
  return <p>{data?.user_entries.data[0]?.entry_name ?? 'Nobody is in yet.'}</p>;
}
function Saves() {
  const read = useEntries();
  return (
    <section>
      <ReadGate read={read}>{() => null}</ReadGate>
      <form aria-label="Name">
        <input aria-label="Entry" defaultValue="" key={read.data ? 1 : 0} {...(read.data && { defaultValue: 'Turf Toe' })} />
        <button type="submit">Save</button>
      </form>
    </section>
  );
}
const of = (Screen: () => React.ReactElement, more: Partial<ReadScreen> = {}) => complaintsOf({ ui: () => <Screen />, answers, ...more });

it('has nothing to say of a screen that tells what it cannot read, and waits with what it shows', async () => {
  expect(await of(Shown)).toEqual([]);
});

it('finds what fails in silence and says what it cannot know', async () => {
  expect(await of(Silent)).toEqual([
    'GET ad/user_entries fails in silence',
    "GET ad/user_entries failed, and it says 'Nobody is in yet.'",
    'GET ad/user_entries is slow, and nothing says so',
    "GET ad/user_entries is slow, and it says 'Nobody is in yet.'",
  ]);
  expect(await of(Silent, { besides: ['Nobody is in yet.'] })).toHaveLength(2);
});

it('finds a button that would save over what was not read', async () => {
  const complaint = 'this can be saved: ["Name","Save","Entry="]';
  expect(await of(Saves)).toEqual([`GET ad/user_entries failed, and ${complaint}`, `GET ad/user_entries is slow, and ${complaint}`]);
});

it('wants an answer to all that is read', async () => {
  expect(await of(Shown, { answers: {} })).toContain('asks for what the test does not answer: GET ad/user_entries');
});
