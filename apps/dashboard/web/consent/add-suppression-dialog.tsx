import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { createSuppression, type Suppression, type WantedSuppression } from '../api/consent.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { CHANNEL_CHOICES, REASON_CHOICES } from './consent-words.js';
import { useConsentChange } from './use-consent-change.js';

interface AddSuppressionDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Asks whom to write to no more. */
export function AddSuppressionDialog({ project, onClose }: AddSuppressionDialogProps) {
  const [channel, setChannel] = useState<Suppression['channel']>('email');
  const [reason, setReason] = useState<NonNullable<WantedSuppression['reason']>>('manual');
  const [address, setAddress] = useState('');
  const add = useConsentChange(
    project,
    'suppressions',
    () => createSuppression(project, { channel, reason, address: address.trim() }),
    onClose,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Write to an address no more">
      <form onSubmit={submit}>
        <Stack>
          <Select
            label="Channel"
            data={CHANNEL_CHOICES}
            value={channel}
            allowDeselect={false}
            onChange={(chosen) => chosen && setChannel(chosen as typeof channel)}
          />
          <TextInput
            label="Address"
            required
            data-autofocus
            autoComplete="off"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <Select
            label="Reason"
            data={REASON_CHOICES}
            value={reason}
            allowDeselect={false}
            onChange={(chosen) => chosen && setReason(chosen)}
          />
          <ErrorNotice error={add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={add.isPending}>
              Add to the list
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
