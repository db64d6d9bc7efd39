import { screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { useApi, useSession } from '../session/context';
import { renderWithKit } from './renderWithKit';

function Probe() {
  const { session } = useSession();
  const api = useApi();
  const [text, setText] = useState('');
  useEffect(() => {
    void api.call('GET na/welcome').then((answer) => setText(answer.error ? answer.error.message : String(answer.data.practice)));
  }, [api]);
  return <p>{`${session?.username ?? 'nobody'} ${text}`}</p>;
}

it('answers from the table, keeps what was asked, and knows who is signed in', async () => {
  const { calls, where } = renderWithKit(<Probe />, { answers: { 'GET na/welcome': () => ({ practice: true }) }, at: '/football?week=3' });
  await screen.findByText('Rusty true');
  expect(calls).toEqual([{ key: 'GET na/welcome', query: {}, body: undefined }]);
  expect(where()).toBe('/football?week=3');
});

it('refuses as told, and says which answer a test forgot', async () => {
  renderWithKit(<Probe />, { session: null, answers: { 'GET na/welcome': () => ({ error: { code: 'internal', message: 'Broken.' } }) } });
  await screen.findByText('nobody Broken.');
  renderWithKit(<Probe />, { session: null });
  await screen.findByText('nobody This test has no answer for GET na/welcome.');
});
