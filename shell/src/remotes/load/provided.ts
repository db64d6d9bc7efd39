/**
 * Parts of the kit that the shell does not draw with itself but provides, so that each remote need not ship its own copy.
 * Naming them puts them into the share scope.
 */
export const provided: Readonly<Record<string, () => Promise<unknown>>> = {
  '@poolhouse/shared-ui/board': () => import('@poolhouse/shared-ui/board'),
  '@poolhouse/shared-ui/screen': () => import('@poolhouse/shared-ui/screen'),
  '@poolhouse/shared-ui/season': () => import('@poolhouse/shared-ui/season'),
  '@poolhouse/shared-ui/device': () => import('@poolhouse/shared-ui/device'),
  '@poolhouse/shared-ui/desk': () => import('@poolhouse/shared-ui/desk'),
  '@poolhouse/shared-ui/core': () => import('@poolhouse/shared-ui/core'),
  '@poolhouse/shared-ui/forms': () => import('@poolhouse/shared-ui/forms'),
  '@poolhouse/shared-ui/data': () => import('@poolhouse/shared-ui/data'),
};
