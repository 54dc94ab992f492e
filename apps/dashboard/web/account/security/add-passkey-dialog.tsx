import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { askForNewPasskey, registerPasskey } from '../../api/second-factor.js';
import { makePasskey } from '../../second-factor/passkey.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { useFactorChange } from './use-factor-change.js';

/** Adds a passkey of this device, or of a key that is plugged in. */
export function AddPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const add = useFactorChange(
    async (given: string) => {
      const made = await makePasskey(await askForNewPasskey());
      return registerPasskey({ ...made, ...(given ? { name: given } : {}) });
    },
    () => {
      notifications.show({ message: 'Your passkey is added.' });
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(name.trim());
  };
  return (
    <Modal opened onClose={onClose} title="Add passkey" closeOnClickOutside={!add.isPending}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            Your browser asks for your fingerprint, face, PIN or security key. With a passkey you
            can also sign in without a code.
          </Text>
          <TextInput
            data-autofocus
            label="Name"
            description="What you know it by, such as “Laptop”. You may leave it empty."
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
              Make passkey
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
