/**
 * Parts of the kit that the shell does not draw with itself but provides, so that each remote need not ship its own copy.
 * Nobody calls these: naming them puts them into the share scope.
 */
export const provided = [
  () => import('@poolhouse/shared-ui/board'),
  () => import('@poolhouse/shared-ui/device'),
  () => import('@poolhouse/shared-ui/core'),
  () => import('@poolhouse/shared-ui/forms'),
  () => import('@poolhouse/shared-ui/data'),
];
