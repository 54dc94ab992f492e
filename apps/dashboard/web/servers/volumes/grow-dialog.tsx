import { Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Volume } from '../../api/shapes.js';
import { growVolume } from '../../api/volumes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf } from '../../ui/issue-of.js';
import { usePart } from '../network/use-part.js';

interface GrowDialogProps {
  readonly project: string;
  readonly volume: Volume;
  readonly onClose: () => void;
}

/** Makes a volume larger. */
export function GrowDialog({ project, volume, onClose }: GrowDialogProps) {
  const { id, name, size_gb: nowGb } = volume;
  const [sizeGb, setSizeGb] = useState(nowGb + 1);
  const grow = usePart(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (grow.isPending) return;
    grow.mutate(() => growVolume(project, id, sizeGb), { onSuccess: onClose });
  };
  const issue = issueOf(grow.error, 'size_gb');
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
            error={issue}
            onChange={(value) => setSizeGb(Number(value) || nowGb + 1)}
          />
          {!issue && <ErrorNotice error={grow.error} />}
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
