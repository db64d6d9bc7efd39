import type { SmackRow } from '@poolhouse/contract';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeFindings } from '../testing/axe';
import { SmackBoard, type SmackBoardProps } from './SmackBoard';

const said = (ID: number, EntryName: string, Message: string, minute = ID): SmackRow => ({
  ID,
  EntryName,
  Message,
  Modtime: `2026-11-15T15:${String(minute).padStart(2, '0')}:00Z`,
  archived: 0,
});
const messages = [said(1, 'Sack Lunch', 'First'), said(2, 'Rusty Nail', 'Second'), said(3, 'Turf Toe', 'Third')];

function open(over: Partial<SmackBoardProps> = {}) {
  const props: SmackBoardProps = {
    messages,
    myName: 'Rusty Nail',
    post: jest.fn(async () => null),
    remove: jest.fn(async () => null),
    ...over,
  };
  const drawn = render(<SmackBoard {...props} />);
  return { ...drawn, props, update: (next: Partial<SmackBoardProps>) => drawn.rerender(<SmackBoard {...props} {...next} />) };
}
const texts = () => screen.queryAllByRole('listitem').map((item) => item.querySelector('p')!.textContent);
const field = () => screen.getByRole('textbox', { name: 'Say something' });

describe('SmackBoard', () => {
  it('shows the newest first and hides what is archived', () => {
    open({ messages: [...messages, { ...said(9, 'Turf Toe', 'Gone'), archived: 1 }] });
    expect(texts()).toEqual(['Third', 'Second', 'First']);
  });

  it('shows messages as typed and runs nothing in them', () => {
    const { container } = open({ messages: [said(1, 'X', 'I <3 this & <img src=x onerror=alert(1)>')] });
    expect(texts()).toEqual(['I <3 this & <img src=x onerror=alert(1)>']);
    expect(container.querySelector('img')).toBeNull();
  });

  it('does not post what is empty', async () => {
    const { props } = open();
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await userEvent.type(field(), '   {Enter}');
    expect(props.post).not.toHaveBeenCalled();
  });

  it('posts once, says so while it does, and empties the field', async () => {
    let done: (failed: null) => void = () => {};
    const post = jest.fn(() => new Promise<string | null>((resolve) => (done = resolve)));
    open({ post });
    await userEvent.type(field(), ' Hello {Enter}');
    expect(screen.getByRole('button', { name: 'Posting' })).toBeDisabled();
    await userEvent.type(field(), '{Enter}');
    expect(post).toHaveBeenCalledTimes(1);
    expect(post).toHaveBeenCalledWith('Hello');
    await act(async () => done(null));
    expect(field()).toHaveValue('');
  });

  it.each([
    ['a refusal', async () => 'Too fast.', 'Not posted. Try again. Too fast.'],
    [
      'a crash',
      async () => {
        throw new Error('x');
      },
      'Not posted. Try again.',
    ],
  ])('keeps the text after %s', async (_, post, words) => {
    open({ post });
    await userEvent.type(field(), 'Keep me{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field()).toHaveValue('Keep me');
    expect(screen.getByRole('button', { name: 'Post' })).toBeEnabled();
  });

  it('lets me delete my own only, after one more question', async () => {
    const { props } = open();
    const [trash, ...others] = screen.getAllByRole('button', { name: /Delete my message/ });
    expect(others).toHaveLength(0);
    await userEvent.click(trash!);
    expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
    expect(props.remove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(props.remove).toHaveBeenCalledWith(2);
  });

  it('keeps the message at Keep and at Escape, and gives the focus back', async () => {
    const { props } = open();
    for (const key of ['{Enter}', '{Escape}']) {
      await userEvent.click(screen.getByRole('button', { name: /Delete my message/ }));
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('button', { name: /Delete my message/ })).toHaveFocus());
    }
    expect(props.remove).not.toHaveBeenCalled();
  });

  it('says why a message could not be deleted', async () => {
    open({ remove: async () => 'That message is gone already.' });
    await userEvent.click(screen.getByRole('button', { name: /Delete my message/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('That message is gone already.');
  });

  it('holds new messages back while one reads further down, but never my own', async () => {
    const { update } = open();
    jest.spyOn(screen.getByRole('list'), 'getBoundingClientRect').mockReturnValue({ top: -200, bottom: 300 } as DOMRect);
    const more = [...messages, said(4, 'Turf Toe', 'New'), said(5, 'Rusty Nail', 'Mine')];
    update({ messages: more });
    expect(texts()).toEqual(['Mine', 'Third', 'Second', 'First']);
    await userEvent.click(screen.getByRole('button', { name: '1 new message' }));
    expect(texts()).toEqual(['Mine', 'New', 'Third', 'Second', 'First']);
    expect(within(screen.getByRole('status')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows new messages at once at the top', () => {
    const { update } = open();
    update({ messages: [...messages, said(4, 'Turf Toe', 'New')] });
    expect(texts()[0]).toBe('New');
  });

  it('shows what a message answers, and marks one that is meant for me', () => {
    const reply = { ReplyTo: 1, ReplyName: 'Rusty Nail', ReplyMessage: 'Five of five' };
    open({
      messages: [
        { ...said(7, 'Turf Toe', 'And you, @rusty nail?'), Mentions: ['rusty nail'] },
        { ...said(6, 'Turf Toe', 'Luck'), ...reply },
        { ...said(5, 'Sack Lunch', 'Gone'), ReplyTo: 2, ReplyName: '', ReplyMessage: '' },
      ],
    });
    const [meant, answer, lost] = screen.getAllByRole('listitem');
    expect(meant).toHaveAttribute('data-meant');
    expect(within(meant!).getByText('@rusty nail').tagName).toBe('B');
    expect(within(answer!).getByText(/: Five of five/)).toBeVisible();
    expect(answer).not.toHaveAttribute('data-meant');
    expect(within(lost!).getByText('Answers a message that is gone')).toBeVisible();
  });

  it('takes a reaction, gives it back, and says who thinks what', async () => {
    const answers = { names: [], react: jest.fn(async () => null), reply: jest.fn(async () => null) };
    const { container } = open({
      answers,
      messages: [{ ...said(3, 'Turf Toe', 'Third'), Reactions: [{ Reaction: 'fire', By: ['Sack Lunch', 'Rusty Nail'] }] }],
    });
    const fire = screen.getByRole('button', { name: 'Fire: Sack Lunch, Rusty Nail' });
    expect(fire).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(fire);
    expect(answers.react).toHaveBeenLastCalledWith(3, 'fire', false);
    await userEvent.click(screen.getByRole('button', { name: 'React to Turf Toe' }));
    await expectNoAxeFindings(container);
    await userEvent.click(screen.getByRole('button', { name: 'Laugh' }));
    expect(answers.react).toHaveBeenLastCalledWith(3, 'laugh', true);
    expect(screen.queryByRole('button', { name: 'Laugh' })).toBeNull();
  });

  it('replies in place, keeps what was refused, and offers names behind an @', async () => {
    const reply = jest.fn(async (): Promise<string | null> => 'Too fast.');
    open({ answers: { names: ['Sack Lunch'], react: async () => null, reply } });
    await userEvent.click(screen.getByRole('button', { name: 'Reply to Turf Toe' }));
    const answer = screen.getByRole('textbox', { name: 'Reply to Turf Toe' });
    expect(answer).toHaveFocus();
    await userEvent.type(answer, 'ask @sa');
    await userEvent.click(screen.getByRole('button', { name: '@Sack Lunch' }));
    expect(answer).toHaveValue('ask @Sack Lunch ');
    expect(answer).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not posted. Try again. Too fast.');
    expect(reply).toHaveBeenCalledWith(3, 'ask @Sack Lunch');
    reply.mockResolvedValue(null);
    await userEvent.type(answer, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reply to Turf Toe' })).toBeNull());
  });

  it('leaves who has no entry with nothing to press', () => {
    open({ myName: '', answers: { names: [], react: async () => null, reply: async () => null } });
    expect(screen.queryByRole('button', { name: /Reply|React/ })).toBeNull();
  });

  it('invites the first word', () => {
    open({ messages: [] });
    expect(screen.getByText('No smack yet. Somebody start.')).toBeInTheDocument();
  });

  it('has no axe findings', async () => {
    const { container } = open();
    await userEvent.click(screen.getByRole('button', { name: /Delete my message/ }));
    await expectNoAxeFindings(container);
  });
});
