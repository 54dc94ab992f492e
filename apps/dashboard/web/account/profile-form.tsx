import { Button, Group, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { rename } from '../api/account.js';
import { sessionQuery } from '../api/session.js';
import type { Account } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { EmailDialog } from './email-dialog.js';
import { Time } from '../ui/time.js';

export function ProfileForm({ account }: { readonly account: Account }) {
  const [name, setName] = useState(account.name ?? '');
  const [isChangingEmail, setChangingEmail] = useState(false);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => rename(name.trim()),
    onSuccess: async () => {
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries(sessionQuery);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <>
      <form onSubmit={submit} className="card" style={{ padding: 18, maxWidth: 680 }}>
        <Stack>
          <TextInput
            label="Name"
            description="Shown to the other members of your projects."
            autoComplete="name"
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <dl className="pair">
            <dt>E-mail</dt>
            <dd>
              {account.email ?? '–'}{' '}
              <Button
                ml="xs"
                size="compact-xs"
                variant="default"
                aria-label="Change e-mail address"
                onClick={() => setChangingEmail(true)}
              >
                Change
              </Button>
            </dd>
            <dt>Phone</dt>
            <dd>{account.phone ?? '–'}</dd>
            <dt>Member since</dt>
            <dd>
              <Time at={account.created_at} />
            </dd>
          </dl>
          <ErrorNotice error={save.error} />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={save.isPending}
              disabled={name.trim() === '' || name.trim() === account.name}
            >
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {isChangingEmail && (
        <EmailDialog current={account.email} onClose={() => setChangingEmail(false)} />
      )}
    </>
  );
}
