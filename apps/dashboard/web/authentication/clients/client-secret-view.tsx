import { Button, Group, Stack, Text } from '@mantine/core';
import type { NewOidcClient } from '../../api/shapes.js';
import { CodeBlock } from '../../ui/code-block.js';

interface ClientSecretViewProps {
  readonly client: NewOidcClient;
  readonly onDone: () => void;
}

/** What a client signs in with: the only time that its secret is shown. */
export function ClientSecretView({ client, onDone }: ClientSecretViewProps) {
  return (
    <Stack>
      <Text size="sm" fw={600}>
        Client id
      </Text>
      <CodeBlock code={client.id} what="client id" />
      {client.client_secret && (
        <>
          <Text size="sm" fw={600}>
            Client secret
          </Text>
          <CodeBlock code={client.client_secret} what="client secret" />
          <Text size="sm">Copy the secret now. It is shown only this once.</Text>
        </>
      )}
      <Group justify="flex-end">
        <Button onClick={onDone}>Done</Button>
      </Group>
    </Stack>
  );
}
