import { printStyles, printTokens } from './print';

const of = (name: string) => printTokens[`--ph-${name}`];

it('prints black on white', () => {
  for (const ground of ['page', 'surface', 'sunken', 'brandTint', 'winTint', 'lossTint', 'pushTint', 'liveTint'])
    expect(of(ground)).toBe('#FFFFFF');
  for (const ink of ['ink', 'ink2', 'ink3', 'brand', 'winInk', 'lossInk', 'pushInk', 'live', 'onLoss', 'onPush'])
    expect(of(ink)).toBe('#000000');
});

it('tells win, loss and push apart without colour, each with a letter that is seen', () => {
  const grounds = ['win', 'loss', 'push'].map(of);
  expect(new Set(grounds).size).toBe(3);
  for (const name of ['Win', 'Loss', 'Push', 'Brand']) expect(of(`on${name}`)).not.toBe(of(name.toLowerCase()));
});

it('leaves out what leads elsewhere or is pressed, and turns the sheet for a grid of a whole season', () => {
  expect(printStyles['@media print']).toHaveProperty(['nav, .MuiButton-root, .MuiIconButton-root, [data-paperless]'], {
    display: 'none !important',
  });
  expect(printStyles['@page wide']).toEqual({ size: 'landscape' });
});
