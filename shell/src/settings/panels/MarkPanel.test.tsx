import { keepPeople } from '@poolhouse/shared-ui';
import { expectNoAxeFindings, renderWithKit } from '@poolhouse/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MarkPanel } from './MarkPanel';

const usual = { Color: 'teal' as const, Monogram: 'RU' };

function Edited({ refused }: { refused?: string }) {
  const [main, setMain] = useState<Parameters<typeof MarkPanel>[0]['main']>({ color: '', monogram: '' });
  return (
    <>
      <MarkPanel main={main} refused={refused} edit={(change) => setMain((now) => ({ ...now, ...change }))} />
      <output>{JSON.stringify(main)}</output>
    </>
  );
}

const open = (refused?: string) => {
  act(() => keepPeople({ people: { data: [] }, own: usual, usual }));
  return renderWithKit(<Edited {...(refused !== undefined && { refused })} />);
};
const preview = () => screen.getByRole('group', { name: 'How others see you' }).querySelector<HTMLElement>('[data-letters]')!;
const shown = () => [preview().dataset.letters, preview().style.getPropertyValue('--ph-person')];

test('shows what the site gives, and what is chosen as it is chosen, by mouse and keyboard', async () => {
  const { container } = open();
  expect(shown()).toEqual(['RU', 'var(--ph-person-teal)']);
  const colors = within(screen.getByRole('group', { name: 'Color' }));
  expect(colors.getAllByRole('radio')).toHaveLength(13);
  expect(colors.getByRole('radio', { name: 'The site’s choice: teal' })).toBeChecked();
  await userEvent.click(colors.getByRole('radio', { name: 'Plum' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Monogram' }), 'zz');
  expect(shown()).toEqual(['ZZ', 'var(--ph-person-plum)']);
  expect(screen.getByRole('status')).toHaveTextContent('{"color":"plum","monogram":"zz"}');
  await userEvent.click(colors.getByRole('radio', { name: 'Plum' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(colors.getByRole('radio', { name: 'Violet' })).toBeChecked();
  await expectNoAxeFindings(container);
});

test('says at the letters why they were refused', async () => {
  const { container } = open('is like Dana’s');
  expect(screen.getByRole('textbox', { name: 'Monogram' })).toHaveAccessibleDescription(/^One or two.*RU\. is like Dana’s$/);
  await expectNoAxeFindings(container);
});
