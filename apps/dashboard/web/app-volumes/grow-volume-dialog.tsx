import { Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AppRef } from '../api/apps.js';
import type { AppVolume } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { useVolumeChange } from './use-volume-change.js';

interface GrowVolumeDialogProps {
  readonly at: AppRef;
  readonly volume: AppVolume;
  readonly onClose: () => void;
}

/** Makes a volume larger. */
export function GrowVolumeDialog({ at, volume, onClose }: GrowVolumeDialogProps) {
  const { name, size_gb: nowGb } = volume;
  const [sizeGb, setSizeGb] = useState(nowGb + 1);
  const grow = useVolumeChange(at);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (grow.isPending) return;
    grow.mutate({ volume, size_gb: sizeGb }, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={`Grow ${name}`}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm">
            It has {nowGb} GB. What is on it stays, and it can not be made smaller again.
          </Text>
          <NumberInput
            data-autofocus
            hideControls
            label="New size in GB"
            min={nowGb + 1}
            allowDecimal={false}
            value={sizeGb}
            error={issueOf(grow.error, 'size_gb')}
            onChange={(value) => setSizeGb(Number(value) || nowGb + 1)}
          />
          <ErrorNotice error={restOf(grow.error, ['size_gb'])} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={sizeGb <= nowGb} loading={grow.isPending}>
              Grow volume
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
