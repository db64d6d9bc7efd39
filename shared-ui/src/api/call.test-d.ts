/** What the compiler must hold remote teams to when they call the API. Compiled, never run. */
import type { DataOf, FootballScoreRow, HomeLockRow } from '@poolhouse/contract';
import type { Same } from '../testing/same.types';
import type { Answer, ApiError } from './answer.types';
import type { ApiClient } from './client.types';

export async function calls(api: ApiClient): Promise<void> {
  const board = await api.call('GET football/pagedata', { query: { week: 3, contest_id: 7 } });
  const answers: Same<typeof board, Answer<DataOf<'GET football/pagedata'>>> = true;
  // @ts-expect-error -- before the error is looked at, there may be no data
  void board.data.scores;
  if (board.error) {
    const error: Same<typeof board.error, ApiError> = true;
    const nothing: Same<typeof board.data, undefined> = true;
    return void [error, nothing];
  }
  const rows: Same<typeof board.data.scores.data, FootballScoreRow[]> = true;
  const { data } = await api.follow<DataOf<'GET utils/home'>>('/api/v1/utils/home?since=1');
  const locks: Same<NonNullable<typeof data>['locks']['data'], HomeLockRow[]> = true;

  // @ts-expect-error -- the contract has no such call
  await api.call('GET football/pagedate');
  // @ts-expect-error -- a query of another call
  await api.call('GET football/pagedata', { query: { entryname: 'Rusty' } });
  // @ts-expect-error -- a value of another type
  await api.call('GET football/pagedata', { query: { week: 'three' } });
  // @ts-expect-error -- a body of another call
  await api.call('POST football/smack', { body: { text: 'Hi', contest_id: 1 } });
  // @ts-expect-error -- a field of the body is missing
  await api.call('POST football/smack', { body: { Message: 'Hi' } });
  return void [data, answers, rows, locks];
}
