import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { CodeBlock } from '../ui/code-block.js';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows the secret of a hook, the only time that it can be seen. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Modal opened onClose={onClose} title="Secret of the hook" closeOnClickOutside={false}>
      <Stack>
        <Text size="sm">
          Enter it as the secret of the webhook at the host of the repository. It is not shown
          again; the one before is no longer good.
        </Text>
        <CodeBlock code={secret} what="secret" />
        <Group justify="flex-end">
          <Button onClick={onClose}>Done</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
