import { screen, within } from '@testing-library/react';
import { Panel } from '../page/Panel';
import { renderWithKit } from '../testing/renderWithKit';
import type { ConsolePlace } from './places.types';
import { Slot } from './Slot';
import { useSlots } from './slot-source';

const Tab = ({ group, changed }: ConsolePlace) => <button onClick={changed}>Group {group}</button>;
const tabs = [
  { name: 'golf', title: 'Golf Admin', Part: Tab },
  { name: 'wins', title: 'NFL Wins', Part: () => <p>Owners</p> },
];

test('a place draws its pieces in order, each with what the place gives, inside its frame', () => {
  const changed = jest.fn();
  renderWithKit(
    <Slot place="console" group={7} changed={changed} frame={({ title }, content) => <Panel title={title}>{content}</Panel>} />,
    { slots: { console: tabs } },
  );
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Golf Admin', 'NFL Wins']);
  within(screen.getByRole('region', { name: 'Golf Admin' }))
    .getByRole('button', { name: 'Group 7' })
    .click();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a place with tabs draws the one that is chosen', () => {
  function Console() {
    const pieces = useSlots('console');
    return (
      <>
        <p>{pieces.map(({ title, order }) => `${order} ${title}`).join(', ')}</p>
        <Slot place="console" piece={pieces[1]} group={1} changed={() => undefined} />
      </>
    );
  }
  renderWithKit(<Console />, { slots: { console: tabs } });
  expect(screen.getByText('0 Golf Admin, 1 NFL Wins')).toBeVisible();
  expect(screen.getByText('Owners')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('where nobody contributes, a place is empty', () => {
  const { container } = renderWithKit(<Slot place="home" />);
  expect(container).toBeEmptyDOMElement();
});
