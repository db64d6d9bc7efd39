import type { ComponentType, ReactElement } from 'react';
import type { KitOptions } from './fake-kit';

/** What a file of stories is about, as Storybook's format (CSF 3) has it: its default export. */
export interface Stories {
  /** Its place in the catalogue: 'Tables/DataTable'. */
  title: string;
  component: ComponentType<never> | object;
  /** Further components that its stories show. */
  subcomponents?: Readonly<Record<string, ComponentType<never> | object>>;
}

/** One state of a component: each named export. */
export interface Story {
  /** Said instead of the export's name. */
  name?: string;
  /** What the kit around it answers. */
  kit?: KitOptions;
  render(): ReactElement;
}
