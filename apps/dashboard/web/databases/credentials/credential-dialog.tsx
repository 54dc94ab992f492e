import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createCredential, credentialsQuery } from '../../api/database-credentials.js';
import type { DatabaseRef } from '../../api/databases.js';
import type { DatabaseCredential } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';

interface CredentialDialogProps {
  readonly at: DatabaseRef;
  readonly onClose: () => void;
}

/** Gives somebody else access to a database. */
export function CredentialDialog({ at, onClose }: CredentialDialogProps) {
  const [name, setName] = useState('');
  const [access, setAccess] = useState<DatabaseCredential['access']>('read_only');
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => createCredential(at, { name: name.trim(), access }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(credentialsQuery(at));
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="New credential">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="Name"
            placeholder="reports"
            value={name}
            error={issueOf(create.error, 'name')}
            onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
          />
          <Radio.Group label="Access" value={access} onChange={setAccess}>
            <Stack gap={6} mt={6}>
              <Radio value="read_only" label="Reads everything, changes nothing" />
              <Radio value="read_write" label="Reads and changes everything" />
            </Stack>
          </Radio.Group>
          <ErrorNotice error={restOf(create.error, ['name'])} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create credential
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
