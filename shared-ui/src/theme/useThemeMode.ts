import { useColorScheme } from '@mui/material/styles';

/** Light or dark as it is shown now, kept under `theme`; a first visit follows the system. */
export function useThemeMode(): { mode: 'light' | 'dark'; toggle(): void } {
  const { mode, systemMode, setMode } = useColorScheme();
  const shown = (mode === 'system' ? systemMode : mode) ?? 'light';
  return { mode: shown, toggle: () => setMode(shown === 'dark' ? 'light' : 'dark') };
}
