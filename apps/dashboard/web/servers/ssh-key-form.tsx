import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SshKey } from '../api/shapes.js';
import { addSshKey, sshKeysQuery } from '../api/ssh-keys.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';

interface SshKeyFormProps {
  readonly project: string;
  readonly onAdded: (key: SshKey) => void;
  readonly onCancel: () => void;
}

/** Adds a public key. No form of its own: it may stand inside one. */
export function SshKeyForm({ project, onAdded, onCancel }: SshKeyFormProps) {
  const [publicKey, setPublicKey] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const name = typedName ?? commentOf(publicKey);
  const queryClient = useQueryClient();
  const add = useMutation({
    mutationFn: () => addSshKey(project, { name: name.trim(), public_key: publicKey.trim() }),
    onSuccess: async (key) => {
      await queryClient.invalidateQueries(sshKeysQuery(project));
      onAdded(key);
    },
  });
  const hasIssue = issueOf(add.error, 'public_key') ?? issueOf(add.error, 'name');
  return (
    <Stack gap="sm">
      <Textarea
        label="Public key"
        description="The line of a .pub file, such as ~/.ssh/id_ed25519.pub."
        placeholder="ssh-ed25519 AAAA… you@laptop"
        className="mono-input"
        autosize
        minRows={2}
        maxRows={6}
        value={publicKey}
        error={issueOf(add.error, 'public_key')}
        onChange={(event) => setPublicKey(event.currentTarget.value)}
      />
      <TextInput
        label="Name of the key"
        value={name}
        error={issueOf(add.error, 'name')}
        onChange={(event) => setTypedName(event.currentTarget.value)}
      />
      {!hasIssue && <ErrorNotice error={add.error} />}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={publicKey.trim() === '' || name.trim() === ''}
          loading={add.isPending}
          onClick={() => add.mutate()}
        >
          Add key
        </Button>
      </Group>
    </Stack>
  );
}

/** The comment of a key, as far as it may be a name. */
function commentOf(publicKey: string): string {
  const [, , ...words] = publicKey.trim().split(/\s+/);
  return words
    .join(' ')
    .replaceAll(/[^A-Za-z0-9_. -]+/g, '-')
    .slice(0, 100);
}
