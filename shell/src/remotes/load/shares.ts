import * as emotion from '@emotion/react';
import * as styled from '@emotion/styled';
import * as kit from '@poolhouse/shared-ui';
import * as core from '@poolhouse/shared-ui/core';
import * as router from '@poolhouse/shared-ui/router';
import react from 'react';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';
import jsx from 'react/jsx-runtime';
import { provided } from './provided';

/** Version and rules of each shared module, written into the build from tools/webpack/shared-modules.mjs. */
declare const POOLHOUSE_SHARED: Readonly<Record<string, { readonly version: string; readonly singleton: boolean }>>;

/** What the page runs with anyway. */
const atHand: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@emotion/react': emotion,
  '@emotion/styled': styled,
  '@poolhouse/shared-ui': kit,
  '@poolhouse/shared-ui/router': router,
  '@poolhouse/shared-ui/core': core,
};

function share(key: string, { version, singleton }: { version: string; singleton: boolean }) {
  const shareConfig = { singleton, requiredVersion: `^${version}` };
  const later = provided[key];
  if (later) return { version, shareConfig, get: async () => later().then((module) => () => module) };
  return { version, shareConfig, lib: () => atHand[key] };
}

/** All modules that remotes share with the page, as the federation runtime takes them. */
export const shares = Object.fromEntries(Object.entries(POOLHOUSE_SHARED).map(([key, stated]) => [key, share(key, stated)]));
