import { useThemeMode } from '@poolhouse/shared-ui';
import { ThemeButton } from '../frame/ThemeButton';

/** Goes between light and dark; the kit keeps the choice on this device. */
export function ThemeSwitch() {
  return <ThemeButton {...useThemeMode()} />;
}
