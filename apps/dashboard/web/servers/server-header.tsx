import { Group, SimpleGrid, Text } from '@mantine/core';
import type { Server } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Time } from '../ui/time.js';
import { sshCommand } from './login-user.js';
import { ServerStatus } from './server-status.js';
import { sizeText } from './size-text.js';

/** Where a server is: its state, its address, how to log in. */
export function ServerHeader({ server }: { readonly server: Server }) {
  const { ipv4, image, size, started_at: startedAt, state } = server;
  return (
    <SimpleGrid className="card" p="lg" cols={{ base: 1, sm: 2 }} spacing="lg">
      <dl className="pair">
        <dt>State</dt>
        <dd aria-live="polite">
          <Group gap={8}>
            <ServerStatus server={server} />
            {state === 'running' && (
              <Text size="xs" c="dimmed" span>
                since <Time key={startedAt} at={startedAt} />
              </Text>
            )}
          </Group>
        </dd>
        <dt>Address</dt>
        <dd>{ipv4 ? <Copied text={ipv4} what="address" /> : '–'}</dd>
        <dt>Log in</dt>
        <dd>{ipv4 ? <Copied text={sshCommand(image.slug, ipv4)} what="ssh command" /> : '–'}</dd>
      </dl>
      <dl className="pair">
        <dt>Size</dt>
        <dd>
          {size.slug}
          <Text size="xs" c="dimmed">
            {sizeText(size)}
          </Text>
        </dd>
        <dt>Image</dt>
        <dd>{image.slug}</dd>
      </dl>
    </SimpleGrid>
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Group gap={4} wrap="nowrap">
      <span className="mono wrap">{text}</span>
      <CopyIcon text={text} what={what} />
    </Group>
  );
}
