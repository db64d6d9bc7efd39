import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PoolhouseTheme } from './PoolhouseTheme';
import { dark, light } from './tokens';
import { useThemeMode } from './useThemeMode';

function Switch() {
  const { mode, toggle } = useThemeMode();
  return <button onClick={toggle}>{mode}</button>;
}

const channel = (hex: string) =>
  hex
    .match(/[\da-f]{2}/gi)!
    .map((pair) => parseInt(pair, 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channel(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string) => {
  const [hi = 0, lo = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (hi + 0.05) / (lo + 0.05);
};

describe('the theme', () => {
  beforeEach(() => localStorage.clear());

  it('starts from what is stored, switches, and keeps the choice under `theme`', async () => {
    localStorage.setItem('theme', 'dark');
    render(
      <PoolhouseTheme>
        <Switch />
      </PoolhouseTheme>,
    );
    expect(await screen.findByRole('button', { name: 'dark' })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await userEvent.click(screen.getByRole('button'));
    await act(async () => {});
    expect(screen.getByRole('button')).toHaveTextContent('light');
    expect(localStorage.getItem('theme')).toBe('light');
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ] as const)('has readable text everywhere in %s', (_, t) => {
    for (const ink of ['ink', 'ink2', 'ink3', 'brand'] as const)
      for (const ground of ['page', 'surface', 'sunken'] as const)
        expect([ink, ground, contrast(t[ink], t[ground]) >= 4.5]).toEqual([ink, ground, true]);
    for (const [ink, ground] of [
      ['onBrand', 'brand'],
      ['onWin', 'win'],
      ['winInk', 'winTint'],
      ['onLoss', 'loss'],
      ['lossInk', 'lossTint'],
      ['onPush', 'push'],
      ['pushInk', 'pushTint'],
      ['live', 'liveTint'],
      ['live', 'surface'],
      ['brandInk', 'brandTint'],
      ['ink3', 'brandTint'],
      ['onMast2', 'mast'],
    ] as const) {
      expect([ink, ground, contrast(t[ink], t[ground]) >= 4.5]).toEqual([ink, ground, true]);
    }
    expect(contrast(t.ctl, t.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(t.ctl, t.page)).toBeGreaterThanOrEqual(3);
  });
});
