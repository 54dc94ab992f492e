import { Button, Group, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AppRef } from '../api/apps.js';
import type { AppVolume } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { useVolumeChange } from './use-volume-change.js';

interface DailySnapshotsFormProps {
  readonly at: AppRef;
  readonly volume: AppVolume;
}

const FIELD = 'snapshots_kept';

/** How many daily snapshots of a volume are kept. */
export function DailySnapshotsForm({ at, volume }: DailySnapshotsFormProps) {
  const [kept, setKept] = useState(volume.snapshots_kept);
  const change = useVolumeChange(at);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ volume, [FIELD]: kept });
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <NumberInput
          hideControls
          label="Daily snapshots kept"
          description="One is taken every day; the oldest goes. None are taken when 0."
          min={0}
          max={60}
          allowDecimal={false}
          style={{ flex: '1 1 160px' }}
          value={kept}
          error={issueOf(change.error, FIELD)}
          onChange={(value) => setKept(Number(value) || 0)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={kept === volume.snapshots_kept}
          loading={change.isPending}
        >
          Save
        </Button>
      </Group>
      <ErrorNotice error={restOf(change.error, [FIELD])} />
    </form>
  );
}
