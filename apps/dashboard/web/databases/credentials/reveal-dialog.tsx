import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { revealCredential } from '../../api/database-credentials.js';
import type { DatabaseRef } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { ConnectionFields } from './connection-fields.js';

interface RevealDialogProps {
  readonly at: DatabaseRef;
  readonly name: string;
  readonly onClose: () => void;
}

/** Shows how a credential connects, once somebody asks for its password. */
export function RevealDialog({ at, name, onClose }: RevealDialogProps) {
  const reveal = useMutation({ mutationFn: () => revealCredential(at, name) });
  return (
    <Modal opened size="lg" onClose={onClose} title={`Connect as ${name}`}>
      <Stack>
        {reveal.data ? (
          <ConnectionFields connection={reveal.data} />
        ) : (
          <Text size="sm">The password is shown. Who saw it is written to the audit log.</Text>
        )}
        <ErrorNotice error={reveal.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {!reveal.data && (
            <Button data-autofocus loading={reveal.isPending} onClick={() => reveal.mutate()}>
              Show it
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
