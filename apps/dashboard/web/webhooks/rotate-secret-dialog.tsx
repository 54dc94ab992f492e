import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rotateWebhook, type WebhookRef } from '../api/webhooks.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { NewSecretView } from './new-secret-view.js';

interface RotateSecretDialogProps {
  readonly webhook: WebhookRef;
  readonly onClose: () => void;
}

const DAY_S = '86400';
const OVERLAPS = [
  { value: '0', label: 'Ends at once' },
  { value: '3600', label: 'Signs for 1 more hour' },
  { value: DAY_S, label: 'Signs for 24 more hours' },
];

/** Replaces a signing secret; deliveries may carry both signatures for a while. */
export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
  const [overlap, setOverlap] = useState(DAY_S);
  const rotate = useMutation({ mutationFn: () => rotateWebhook(webhook, Number(overlap)) });
  const made = rotate.data;
  return (
    <Modal
      opened
      onClose={onClose}
      size={made ? 'xl' : 'lg'}
      title={made ? 'Your new signing secret' : 'Rotate secret'}
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewSecretView secret={made.secret} onDone={onClose} />
      ) : (
        <Stack>
          <Text size="sm">
            A new secret signs what is sent from now on. Until the old one ends, each delivery
            carries a signature of both.
          </Text>
          <Select
            data-autofocus
            label="The old secret"
            allowDeselect={false}
            data={OVERLAPS}
            value={overlap}
            onChange={(value) => setOverlap(value ?? DAY_S)}
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
