import { Button, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { RoomToken } from '../../api/room-people.js';
import { CodeBlock } from '../../ui/code-block.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Time } from '../../ui/time.js';

interface MadeTokenProps {
  readonly token: RoomToken;
  readonly onClose: () => void;
}

/** What lets somebody in: a link for people, a ticket for pages of one's own. */
export function MadeToken({ token, onClose }: MadeTokenProps) {
  const { url, token: secret, engine, ice_servers: ice } = token;
  const ticket = `joinRoom(${JSON.stringify({ url, token: secret, engine, ice_servers: ice }, null, 2)})`;
  return (
    <Stack>
      <Text size="sm">
        Whoever has this is <strong className="wrap">{token.identity}</strong>. It ends{' '}
        <Time at={token.expires_at} />, and is shown this once.
      </Text>
      <Group gap="xs">
        <Button
          component="a"
          href={token.join_url}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<IconExternalLink size={16} />}
        >
          Open
        </Button>
        <CopyButton text={token.join_url} what="link" />
        <CopyButton text={secret} what="token" />
      </Group>
      <div>
        <Text size="sm" mb={6}>
          In a page of your own, with <span className="mono">@skydeck/costream</span>:
        </Text>
        <CodeBlock code={ticket} what="ticket" />
      </div>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
