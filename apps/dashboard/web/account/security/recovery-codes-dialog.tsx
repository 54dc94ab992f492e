import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { CodeBlock } from '../../ui/code-block.js';

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Ten new codes: the only time that they are shown. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <Modal opened onClose={onClose} title="Your recovery codes" closeOnClickOutside={false}>
      <Stack>
        <Alert
          variant="light"
          color="yellow"
          icon={<IconEyeOff size={18} />}
          styles={{ message: { color: 'var(--mantine-color-text)' } }}
        >
          Keep them where you find them without your phone. They are shown only this once; older
          ones are void.
        </Alert>
        <CodeBlock code={text} what="recovery codes" />
        <Group justify="flex-end">
          <Button component="a" variant="default" href={file} download="skydeck-recovery-codes.txt">
            Download
          </Button>
          <Button onClick={onClose}>I have kept them</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
