import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { CodeBlock } from '../ui/code-block.js';
import { CopyButton } from '../ui/copy-button.js';

const VERIFY = `import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
// The body as it arrived, not parsed; throws when the signature is wrong.
const event = webhook.verify(body, request.headers);`;

interface NewSecretViewProps {
  readonly secret: string;
  readonly onDone: () => void;
}

/** A signing secret that was just made: the only time that it is shown. */
export function NewSecretView({ secret, onDone }: NewSecretViewProps) {
  return (
    <Stack>
      <Alert
        variant="light"
        color="yellow"
        icon={<IconEyeOff size={18} />}
        styles={{ message: { color: 'var(--mantine-color-text)' } }}
      >
        Copy the secret now. It is shown only this once and cannot be read again.
      </Alert>
      <div>
        <Text size="sm" fw={600} mb={4}>
          Signing secret
        </Text>
        <CodeBlock code={secret} what="secret" />
      </div>
      <div>
        <Text size="sm" fw={600} mb={4}>
          Check what arrives (npm install standardwebhooks)
        </Text>
        <CodeBlock code={VERIFY} what="verification code" />
      </div>
      <Group justify="flex-end">
        <CopyButton text={secret} what="secret" />
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
