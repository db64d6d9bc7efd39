import { token } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Moon, Sun } from 'lucide-react';
import { IconPress } from '../controls/PlainButton';

const Press = styled(IconPress)`
  color: ${token.onMast};
`;

/** Goes between light and dark. */
export function ThemeButton({ mode, toggle }: { mode: 'light' | 'dark'; toggle: () => void }) {
  const next = mode === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  return (
    <Press type="button" onClick={toggle} aria-label={`Switch to ${next} theme`} title={`Switch to ${next} theme`}>
      <Icon size={20} aria-hidden="true" />
    </Press>
  );
}
