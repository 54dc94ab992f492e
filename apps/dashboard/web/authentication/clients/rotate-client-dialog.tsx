import { Button, Group, Modal, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { rotateClientSecret } from '../../api/oidc-clients.js';
import type { NewOidcClient, OidcClient } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { ClientSecretView } from './client-secret-view.js';
import { useClientChange } from './use-client-change.js';

const OVERLAPS = [
  { value: '0', label: 'stops working at once' },
  { value: '86400', label: 'works for a day more' },
  { value: '604800', label: 'works for a week more' },
];

interface RotateClientDialogProps {
  readonly project: string;
  readonly client: OidcClient;
  readonly onClose: () => void;
}

/** Makes a new secret, which takes the place of the one before. */
export function RotateClientDialog({ project, client, onClose }: RotateClientDialogProps) {
  const [overlap, setOverlap] = useState('86400');
  const [made, setMade] = useState<NewOidcClient>();
  const rotate = useClientChange(
    project,
    () => rotateClientSecret(project, client.id, Number(overlap)),
    setMade,
  );
  return (
    <Modal opened onClose={onClose} title={`Rotate secret of ${client.name}`}>
      {made ? (
        <ClientSecretView client={made} onDone={onClose} />
      ) : (
        <Stack>
          <Select
            data-autofocus
            label="The old secret"
            allowDeselect={false}
            data={OVERLAPS}
            value={overlap}
            onChange={(value) => setOverlap(value ?? '86400')}
          />
          <ErrorNotice error={rotate.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
              Rotate secret
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
