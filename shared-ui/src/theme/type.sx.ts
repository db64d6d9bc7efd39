import { type } from './tokens';

type Step = keyof typeof type;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const asSx = (css: string): Record<string, string> =>
  Object.fromEntries(css.split('; ').map((line) => [camel(line.slice(0, line.indexOf(':'))), line.slice(line.indexOf(':') + 1).trim()]));

/** The kit's type steps for `sx`: `sx={{ ...typeSx.cell }}`. */
export const typeSx = Object.fromEntries(Object.entries(type).map(([step, css]) => [step, asSx(css)])) as Record<
  Step,
  Record<string, string>
>;
