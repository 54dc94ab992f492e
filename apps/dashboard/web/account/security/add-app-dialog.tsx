import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addApp } from '../../api/second-factor.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { ConfirmApp } from './confirm-app.js';

/** Adds an authenticator app: a name, what to scan, its first code. */
export function AddAppDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const add = useMutation({ mutationFn: () => addApp(name.trim()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Add authenticator app" closeOnClickOutside={!add.data}>
      {add.data ? (
        <ConfirmApp factor={add.data} onConfirmed={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              label="Name"
              description="What you know it by, such as “Work phone”. You may leave it empty."
              maxLength={60}
              autoComplete="off"
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <ErrorNotice error={add.error} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={add.isPending}>
                Continue
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
