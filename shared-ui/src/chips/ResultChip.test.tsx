import { render, screen } from '@testing-library/react';
import { expectNoAxeFindings } from '../testing/axe';
import { FaceChip } from './FaceChip';
import { faces, type FaceName } from './result-face';
import { ResultChip } from './ResultChip';
import { ResultLegend } from './ResultLegend';

describe('ResultChip', () => {
  it.each([
    [1, 0, 'W', 'Win'],
    [0, 0, 'L', 'Loss'],
    [0, 1, 'P', 'Push, counts as a loss'],
    [-1, 0, '', 'Winning now'],
    [-2, 0, '', 'Losing now'],
    [-2, 1, '', 'Pushing now'],
    [3, 0, '', 'Picked, shown at kickoff'],
    [null, 0, '', 'No result yet'],
    [7, 0, '', 'No result yet'],
  ] as const)('code %s with push %s shows "%s" and says "%s"', (result, push, mark, spoken) => {
    render(<ResultChip result={result} push={push} />);
    expect(screen.getByRole('img', { name: spoken })).toHaveTextContent(new RegExp(`^${mark}$`));
  });

  it('tells every state apart without colour', () => {
    const drawn = [
      [1, 0],
      [0, 0],
      [0, 1],
      [-1, 0],
      [-2, 0],
      [-2, 1],
      [3, 0],
    ].map(([result, push]) => render(<ResultChip result={result!} push={push as 0 | 1} title="" />).container.firstElementChild!.innerHTML);
    expect(new Set(drawn).size).toBe(7);
  });

  it('is silent where the text beside it says the same', () => {
    render(<ResultChip result={1} title="" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('explains itself in the legend', async () => {
    const { container } = render(<ResultLegend />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'WWin',
      'LLoss',
      'PPush (a loss)',
      'Winning now',
      'Losing now',
      'Pushing now',
      'Picked',
    ]);
    await expectNoAxeFindings(container);
  });
});

describe('FaceChip', () => {
  it.each([
    ['cover', 'C', 'Lost but covered'],
    ['covering', 'C', 'Covering now'],
    ['picked', '', 'Picked, shown at kickoff'],
    [null, '', 'No result yet'],
  ] as const)('%s shows "%s" and says "%s"', (face, mark, spoken) => {
    render(<FaceChip face={face} />);
    expect(screen.getByRole('img', { name: spoken })).toHaveTextContent(new RegExp(`^${mark}$`));
  });

  it('tells final from provisional where the letter is the same', () => {
    expect(faces.cover.outline).toBeNull();
    expect(faces.covering.outline).not.toBeNull();
  });

  it('has a legend of the faces that a contest uses', () => {
    const used: FaceName[] = ['win', 'cover', 'loss'];
    render(<ResultLegend of={used} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['WWin', 'CCovered', 'LLoss']);
  });
});
