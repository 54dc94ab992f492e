import { NumberInput, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Device, shareDevice } from '../../../api/tracking.js';
import { CodeBlock } from '../../../ui/code-block.js';
import { FormDialog } from '../../../ui/form-dialog.js';

const MOST_HOURS = 24;

interface ShareDialogProps {
  readonly project: string;
  readonly device: Device;
  readonly onClose: () => void;
}

/** Makes a link by which somebody sees where a device is, for a while. */
export function ShareDialog({ project, device, onClose }: ShareDialogProps) {
  const [hours, setHours] = useState(2);
  const sharing = useMutation({ mutationFn: () => shareDevice(project, device.id, hours) });
  const isMade = sharing.data !== undefined;
  return (
    <FormDialog
      title={`Share ${device.name}`}
      action={isMade ? 'Done' : 'Make link'}
      isPending={sharing.isPending}
      error={sharing.error}
      onSubmit={() => (isMade ? onClose() : sharing.mutate())}
      onClose={onClose}
    >
      {isMade ? (
        <>
          <Text size="sm">Who has this link sees where it is. It is not shown again.</Text>
          <CodeBlock code={sharing.data.url} what="link" />
        </>
      ) : (
        <NumberInput
          label="Hours"
          description="1 to 24; the link ends by itself."
          min={1}
          max={MOST_HOURS}
          value={hours}
          onChange={(value) => setHours(Number(value) || 1)}
        />
      )}
    </FormDialog>
  );
}
