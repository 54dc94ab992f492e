import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { NewKey } from '../api/shapes.js';
import { curlOf } from '../products/catalogue.js';
import { CodeBlock } from '../ui/code-block.js';
import { CopyButton } from '../ui/copy-button.js';

interface NewKeyViewProps {
  readonly apiKey: NewKey;
  readonly baseUrl: string;
  readonly project: string;
  readonly onDone: () => void;
}

/** A key that was just made: the only time that its secret is shown. */
export function NewKeyView({ apiKey, baseUrl, project, onDone }: NewKeyViewProps) {
  const { secret, product } = apiKey;
  return (
    <Stack>
      <Alert
        variant="light"
        color="yellow"
        icon={<IconEyeOff size={18} />}
        styles={{ message: { color: 'var(--mantine-color-text)' } }}
      >
        Copy the key now. It is shown only this once and cannot be read again.
      </Alert>
      <div>
        <Text size="sm" fw={600} mb={4}>
          API key
        </Text>
        <CodeBlock code={secret} what="key" />
      </div>
      <div>
        <Text size="sm" fw={600} mb={4}>
          First request
        </Text>
        <CodeBlock code={curlOf(product, baseUrl, project, secret)} what="curl command" />
      </div>
      <Group justify="flex-end">
        <CopyButton text={secret} what="key" />
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
