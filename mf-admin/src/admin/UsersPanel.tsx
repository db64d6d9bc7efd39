import { Suspense, useState } from 'react';
import { dayKey, formatMonthDay, lazyPart } from '@poolhouse/shared-ui';
import { DataTable, Panel, PanelEmpty, PanelError, PanelSkeleton, usePhone, type Column } from '@poolhouse/shared-ui/board';
import { Button, styled } from '@poolhouse/shared-ui/core';
import type { AdminUserRow } from '@poolhouse/contract';
import { Quiet } from '../look/Quiet';
import { Block } from '../look/Block';
import { NameButton } from '../look/NameButton';
import { Note } from '../look/Note';
import { FindField } from '@poolhouse/shared-ui/desk';
import { useUsers } from '../users/useUsers';

/** How many stand there before anybody asks for more. */
const FEW = 10;

const UserCard = lazyPart<{ userId: number; onClose(): void }>(() => import(/* webpackChunkName: "user-card" */ '../users/UserCard'));

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const joined = (row: AdminUserRow) => `${formatMonthDay(row.joined)}/${dayKey(row.joined).slice(0, 4)}`;
const nameOf = (row: AdminUserRow) => (row.Email === '' ? row.username : row.Email);

/** Everybody of the group, with the names of their entries; a press opens what an administrator may know. */
export function UsersPanel() {
  const phone = usePhone();
  const [words, setWords] = useState('');
  const [all, setAll] = useState(false);
  const [card, setCard] = useState<number | null>(null);
  const { rows: users, total, pending, error, retry, more } = useUsers(words);
  const shown = all || words !== '' ? users : users.slice(0, FEW);
  const columns: Column<AdminUserRow>[] = [
    {
      key: 'email',
      head: 'Email',
      rowHead: true,
      width: phone ? '100%' : '40%',
      render: (row) => (
        <NameButton type="button" aria-label={`Open ${nameOf(row)}`} onClick={() => setCard(row.id)}>
          {nameOf(row)}
        </NameButton>
      ),
    },
    { key: 'football', head: 'FB Entry Name', hideOnPhone: true, render: (row) => row.football_entry_name || <Quiet>none</Quiet> },
    { key: 'golf', head: 'Golf Entry Name', hideOnPhone: true, render: (row) => row.golf_entry_name || <Quiet>none</Quiet> },
    {
      key: 'joined',
      head: 'Joined',
      align: 'right',
      hideOnPhone: true,
      render: (row) => (row.invited === 1 ? <Quiet>invited</Quiet> : joined(row)),
    },
  ];
  return (
    <Panel
      title="Users"
      action={
        <Head>
          {total}
          <FindField label="Find a user" value={words} onChange={setWords} />
        </Head>
      }
    >
      {error && <PanelError message={error.message} onRetry={retry} />}
      {pending ? (
        <PanelSkeleton rows={3} />
      ) : error && shown.length === 0 ? null : shown.length === 0 ? (
        <PanelEmpty>{words === '' ? 'Nobody yet. Invite the first with a link.' : `Nobody is found with “${words}”.`}</PanelEmpty>
      ) : (
        <DataTable
          caption="Users"
          columns={columns}
          rows={shown}
          rowKey={(row) => row.id}
          rest={(row) => (
            <Note>
              {row.username}. Football {row.football_entry_name || 'none'}, golf {row.golf_entry_name || 'none'}. Joined {joined(row)}
            </Note>
          )}
        />
      )}
      {(shown.length < users.length || more) && words === '' && (
        <Block>
          <Button
            color="primary"
            onClick={() => {
              if (all) more?.();
              setAll(true);
            }}
          >
            {all ? 'Show more users' : `Show all ${total} users`}
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
