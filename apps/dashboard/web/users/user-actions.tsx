import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBan, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '../api/shapes.js';
import { changeUser, deleteUser } from '../api/users.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { BanDialog } from './ban-dialog.js';
import { useUserChange } from './use-user-change.js';
import { isBanned, userText } from './user-text.js';

interface UserActionsProps {
  readonly project: string;
  readonly user: User;
}

/** Bans a user or lifts the ban, and deletes it. */
export function UserActions({ project, user }: UserActionsProps) {
  const [shown, setShown] = useState<'ban' | 'delete'>();
  const change = useUserChange(project);
  const navigate = useNavigate();
  const close = () => {
    change.reset();
    setShown(undefined);
  };
  const lift = () =>
    change.mutate(() => changeUser(project, user.id, { banned_until: null }), {
      onSuccess: () => notifications.show({ message: 'The ban is lifted.' }),
    });
  const remove = () =>
    change.mutate(
      async () => {
        await deleteUser(project, user.id);
        await navigate({ to: '/projects/$project/auth', params: { project } });
      },
      { onSuccess: () => notifications.show({ message: `“${userText(user)}” is deleted.` }) },
    );
  return (
    <>
      {isBanned(user) ? (
        <Button variant="default" loading={change.isPending} onClick={lift}>
          Lift the ban
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<IconBan size={16} />}
          onClick={() => setShown('ban')}
        >
          Ban
        </Button>
      )}
      <Button
        variant="default"
        c="var(--mantine-color-error)"
        leftSection={<IconTrash size={16} />}
        onClick={() => setShown('delete')}
      >
        Delete
      </Button>
      {shown === 'ban' && <BanDialog project={project} user={user} onClose={close} />}
      {shown === 'delete' && (
        <ConfirmDialog
          title={`Delete ${userText(user)}`}
          typed={user.email ?? user.phone ?? user.id}
          action="Delete user"
          isPending={change.isPending}
          error={change.error}
          onConfirm={remove}
          onClose={close}
        >
          The user is signed out everywhere, and everything kept of it here is lost. This cannot be
          undone.
        </ConfirmDialog>
      )}
    </>
  );
}
