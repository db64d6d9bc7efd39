import { useApi } from '@poolhouse/shared-ui';
import type { PageState } from '@poolhouse/shared-ui/board';
import type { FootballPage } from './board.rules';

/** Posting and deleting; both answer null or why it did not work. */
export function useSmack(page: PageState<FootballPage>, contestId: number) {
  const api = useApi();

  async function post(text: string): Promise<string | null> {
    const answer = await api.call('POST football/smack', { body: { Message: text, contest_id: contestId } });
    if (answer.error) return answer.error.message;
    await page.refresh();
    return null;
  }

  async function remove(id: number): Promise<string | null> {
    const answer = await api.call('DELETE football/smack', { query: { id, contest_id: contestId } });
    if (answer.error) return answer.error.message;
    page.patch((data) => ({ ...data, smack: { data: data.smack.data.filter((message) => message.ID !== id) } }));
    return null;
  }
  return { post, remove };
}
