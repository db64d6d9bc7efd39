/** Safari of iPhone and iPad alone says so, whether the site was opened from the home screen or not. */
const onIphone = (): boolean => 'standalone' in navigator;

/** How this device has the site. */
export const device = () => ({
  iphone: onIphone(),
  installed: window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true),
});
