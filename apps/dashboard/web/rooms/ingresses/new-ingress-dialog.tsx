import { SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createIngress, type Ingress, type NewIngress } from '../../api/ingresses.js';
import type { RoomRef } from '../../api/rooms.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { issueOf, restOf } from '../../ui/issue-of.js';

interface NewIngressDialogProps {
  readonly at: RoomRef;
  readonly onMade: (ingress: NewIngress) => void;
  readonly onClose: () => void;
}

const KINDS = [
  { value: 'rtmp', label: 'RTMP' },
  { value: 'whip', label: 'WHIP' },
];
const TEXTS: Readonly<Record<Ingress['kind'], string>> = {
  rtmp: 'OBS Studio and FFmpeg as they come; H.264 and AAC.',
  whip: 'OBS 30 and later, and browsers; the picture is there sooner.',
};

/** Makes a place in a room for a program. */
export function NewIngressDialog({ at, onMade, onClose }: NewIngressDialogProps) {
  const [kind, setKind] = useState<Ingress['kind']>('rtmp');
  const [identity, setIdentity] = useState('');
  const make = useMutation({
    mutationFn: () => createIngress(at.project, { room: at.room, kind, identity: identity.trim() }),
    onSuccess: onMade,
  });
  return (
    <FormDialog
      title="Let a program in"
      action="Make a key"
      isReady={identity.trim() !== ''}
      isPending={make.isPending}
      error={restOf(make.error, ['identity'])}
      onEdit={() => make.reset()}
      onSubmit={() => make.mutate()}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label="Name"
        description="As others see it, such as Stage camera."
        value={identity}
        error={issueOf(make.error, 'identity')}
        onChange={(event) => setIdentity(event.currentTarget.value)}
      />
      <Stack gap={6}>
        <SegmentedControl
          aria-label="Protocol"
          data={KINDS}
          value={kind}
          onChange={(value) => setKind(value === 'whip' ? 'whip' : 'rtmp')}
        />
        <Text size="sm" c="dimmed">
          {TEXTS[kind]}
        </Text>
      </Stack>
    </FormDialog>
  );
}
