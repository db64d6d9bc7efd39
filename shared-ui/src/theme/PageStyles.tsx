import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { baseline } from './baseline';

/** Tokens, fonts and bare page styles alone, for a page that draws before MUI is there. */
export const PageStyles = (): ReactElement => <Global styles={baseline} />;
