import { useThemeMode } from '@poolhouse/shared-ui';
import { Moon, Sun } from 'lucide-react';
import { BarButton } from './bar.styles';

/** Goes between light and dark; the kit keeps the choice on this device. */
export function ThemeSwitch() {
  const { mode, toggle } = useThemeMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <BarButton onClick={toggle} aria-label={`Switch to ${next} theme`} title={`Switch to ${next} theme`}>
      <Icon size={20} aria-hidden="true" />
    </BarButton>
  );
}
