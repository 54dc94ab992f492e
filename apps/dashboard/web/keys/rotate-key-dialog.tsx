import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keysQuery, productsQuery, rotateKey } from '../api/keys.js';
import type { Key } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { NewKeyView } from './new-key-view.js';

interface RotateKeyDialogProps {
  readonly project: string;
  readonly apiKey: Key;
  readonly onClose: () => void;
}

const OVERLAPS = [
  { value: '0', label: 'Ends at once' },
  { value: '3600', label: 'Works for 1 more hour' },
  { value: '86400', label: 'Works for 24 more hours' },
];

/** Replaces a key by a new one; the old one may work a while longer. */
export function RotateKeyDialog({ project, apiKey, onClose }: RotateKeyDialogProps) {
  const [overlap, setOverlap] = useState('3600');
  const { data: products = [] } = useQuery(productsQuery(project));
  const queryClient = useQueryClient();
  const rotate = useMutation({
    mutationFn: () => rotateKey(project, apiKey.id, Number(overlap)),
    onSuccess: () => queryClient.invalidateQueries(keysQuery(project)),
  });
  const baseUrl = products.find(({ product }) => product === apiKey.product)?.base_url ?? '';
  const made = rotate.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size={made ? 'xl' : 'lg'}
      title={made ? 'Your new API key' : `Rotate ${apiKey.name}`}
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewKeyView apiKey={made} baseUrl={baseUrl} project={project} onDone={onClose} />
      ) : (
        <Stack>
          <Text size="sm">
            A new key takes the place of{' '}
            <span className="mono">
              {apiKey.start}…{apiKey.last4}
            </span>{' '}
            with the same product and scopes.
          </Text>
          <Select
            data-autofocus
            label="The old key"
            allowDeselect={false}
            data={OVERLAPS}
            value={overlap}
            onChange={(value) => setOverlap(value ?? '3600')}
          />
          <ErrorNotice error={rotate.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={rotate.isPending} onClick={() => rotate.mutate()}>
              Rotate key
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
