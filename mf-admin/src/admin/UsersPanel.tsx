import type { AdminUserRow } from '@poolhouse/contract';
import { dayKey, formatMonthDay, lazyPart, plural } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelError, PanelSkeleton, usePhone, type Column } from '@poolhouse/shared-ui/board';
import { Button } from '@poolhouse/shared-ui/core';
import { Box, FindField, Note } from '@poolhouse/shared-ui/desk';
import { Suspense, useState } from 'react';
import type { Beyond } from '../form/useBeyond';
import { Block } from '../look/Block';
import { NameButton } from '../look/NameButton';
import { Quiet } from '../look/Quiet';
import { useUsers } from '../users/useUsers';

/** How many stand there before anybody asks for more. */
const FEW = 10;

const UserCard = lazyPart<{ userId: number; onClose(): void }>(() => import(/* webpackChunkName: "user-card" */ '../users/UserCard'));

const joined = (row: AdminUserRow) => `${formatMonthDay(row.joined)}/${dayKey(row.joined).slice(0, 4)}`;
const nameOf = (row: AdminUserRow) => (row.Email === '' ? row.username : row.Email);
const orNone = (name: string) => name || <Quiet>none</Quiet>;

const columnsOf = (phone: boolean, onOpen: (id: number) => void): Column<AdminUserRow>[] => [
  {
    key: 'email',
    head: 'Email',
    rowHead: true,
    width: phone ? '100%' : '40%',
    render: (row) => (
      <NameButton aria-label={`Open ${nameOf(row)}`} onClick={() => onOpen(row.id)}>
        {nameOf(row)}
      </NameButton>
    ),
  },
  { key: 'football', head: 'FB Entry Name', hideOnPhone: true, render: (row) => orNone(row.football_entry_name) },
  { key: 'golf', head: 'Golf Entry Name', hideOnPhone: true, render: (row) => orNone(row.golf_entry_name) },
  {
    key: 'joined',
    head: 'Joined',
    align: 'right',
    hideOnPhone: true,
    render: (row) => (row.invited === 1 ? <Quiet>invited</Quiet> : joined(row)),
  },
];

/** Everybody of the group, with the names of their entries; a press opens what an administrator may know, and do. */
export function UsersPanel() {
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const [card, setCard] = useState<number | null>(null);
  const found = useUsers(words);
  const shown = all || words !== '' ? found.rows : found.rows.slice(0, FEW);
  const more = () => {
    if (all) found.more?.();
    setAll(true);
  };
  return (
    <Panel
      title="Users"
      action={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
          {found.total}
          <FindField label="Find a user" value={words} onChange={setWords} />
        </Box>
      }
    >
      <UserList found={found} shown={shown} words={words} onOpen={setCard} />
      {(shown.length < found.rows.length || found.more) && words === '' && (
        <Block>
          <Button color="primary" onClick={more}>
            {all ? 'Show more users' : `Show all ${plural(found.total, 'user')}`}
          </Button>
        </Block>
      )}
      {card !== null && (
        <Suspense fallback={null}>
          <UserCard userId={card} onClose={() => setCard(null)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface Listed {
  found: Beyond<AdminUserRow>;
  shown: readonly AdminUserRow[];
  words: string;
  onOpen(id: number): void;
}

function UserList({ found: { pending, error, retry }, shown, words, onOpen }: Listed) {
  const phone = usePhone();
  const none = words === '' ? 'Nobody yet. Invite the first with a link.' : `Nobody is found with “${words}”.`;
  return (
    <>
      {error && <PanelError message={error.message} onRetry={retry} />}
      {pending && <PanelSkeleton rows={3} />}
      {!pending && !error && shown.length === 0 && <PanelEmpty>{none}</PanelEmpty>}
      {!pending && shown.length > 0 && (
        <DataTable
          caption="Users"
          columns={columnsOf(phone, onOpen)}
          rows={shown}
          rowKey={(row) => row.id}
          rest={(row) => (
            <Note>
              {row.username}. Football {row.football_entry_name || 'none'}, golf {row.golf_entry_name || 'none'}. Joined {joined(row)}
            </Note>
          )}
        />
      )}
    </>
  );
}
