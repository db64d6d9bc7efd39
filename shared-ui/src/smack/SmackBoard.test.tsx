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
