import { shellRoutes, token, type, useThemeMode } from '@poolhouse/shared-ui';
import { styled } from '@poolhouse/shared-ui/core';
import { Menu, MenuItem } from '@poolhouse/shared-ui/data';
import { Link } from '@poolhouse/shared-ui/router';
import { LogOut, Moon, Settings, Sun, Trophy } from 'lucide-react';
import { useSignOut } from '../frame/useSignOut';

const Item = styled(MenuItem)`
  gap: 12px;
  min-height: 44px;
  ${type.body};
  color: ${token.ink};
` as typeof MenuItem;
const Name = styled.li`
  ${type.team};
  max-width: 260px;
  padding: 6px 16px 8px;
  overflow-wrap: anywhere;
`;

/** The menu is drawn at the end of the page, outside of every landmark; so it is one itself. */
const paper = {
  role: 'region',
  'aria-label': 'Account menu',
  sx: { minWidth: 220, border: `1px solid ${token.line}`, borderTop: `2px solid ${token.rule}`, boxShadow: token.shadow },
};

interface Props {
  readonly username: string;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  onClose(): void;
}

/** Settings, theme and the way out, the same on every width. */
export function AccountMenu({ username, anchor, open, onClose }: Props) {
  const { mode, toggle } = useThemeMode();
  const leave = useSignOut();
  const next = mode === 'dark' ? 'light' : 'dark';
  const ThemeIcon = next === 'dark' ? Moon : Sun;
  const then = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper, list: { 'aria-label': 'Account' } }}
    >
      <Name aria-hidden="true">{username}</Name>
      <Item component={Link} to={shellRoutes.accountSettings} onClick={onClose}>
        <Settings size={20} aria-hidden="true" />
        Account settings
      </Item>
      <Item component={Link} to="/years" onClick={onClose}>
        <Trophy size={20} aria-hidden="true" />
        Rivals and years
      </Item>
      <Item onClick={then(toggle)}>
        <ThemeIcon size={20} aria-hidden="true" />
        {next === 'dark' ? 'Dark theme' : 'Light theme'}
      </Item>
      <Item onClick={then(() => void leave())}>
        <LogOut size={20} aria-hidden="true" />
        Sign Out
      </Item>
    </Menu>
  );
}
