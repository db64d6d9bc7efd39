import type { ReactElement } from 'react';
import { OneOf } from './OneOf';

export type SportFilter = 'All' | 'NFL' | 'NCAA';

export interface SportFilterBarProps {
  value: SportFilter;
  onChange(filter: SportFilter): void;
}

const filters: readonly SportFilter[] = ['All', 'NFL', 'NCAA'];

/** Which games to choose from. */
export function SportFilterBar(props: SportFilterBarProps): ReactElement {
  return <OneOf label="Which games" values={filters} {...props} />;
}
