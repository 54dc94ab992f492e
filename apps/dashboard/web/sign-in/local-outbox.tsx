import { Button, Group, Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '../api/shapes.js';
import { useEventStream } from '../logs/use-event-stream.js';
import { codeIn } from './code-in.js';

interface LocalOutboxProps {
  readonly id: string;
  readonly onCode: (code: string) => void;
}

/** The message of this sign-in, on installations that deliver to a local outbox. */
export function LocalOutbox({ id, onCode }: LocalOutboxProps) {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  useEventStream(`/bff/outbox/${id}/stream`, ({ event, data }) => {
    if (event !== 'message') return;
    const message = data as Message;
    setMessages((all) => [message, ...all.filter((other) => other.id !== message.id)]);
  });

  return (
    <Stack component="section" aria-label="Local outbox" className="card" p="md" gap="sm">
      <Group gap={8}>
        <IconInbox size={18} aria-hidden />
        <Text fw={600} size="sm">
          Local outbox
        </Text>
      </Group>
      <Text size="xs" c="dimmed">
        This installation runs on your machine and sends no real messages. They arrive here.
      </Text>
      <div aria-live="polite">
        {messages.length === 0 ? (
          <Text size="sm" c="dimmed">
            Waiting for the message…
          </Text>
        ) : (
          messages
            .slice(0, 1)
            .map((message) => <Arrived key={message.id} message={message} onCode={onCode} />)
        )}
      </div>
    </Stack>
  );
}

function Arrived({ message, onCode }: { message: Message; onCode: (code: string) => void }) {
  const { content, to } = message;
  const code = codeIn(content);
  return (
    <Stack gap="xs">
      <Text size="xs" c="dimmed" className="wrap">
        To {to}
      </Text>
      {content?.subject && (
        <Text size="sm" fw={600}>
          {content.subject}
        </Text>
      )}
      <Text size="sm" className="wrap" style={{ whiteSpace: 'pre-line' }} lineClamp={6}>
        {content?.text ?? ''}
      </Text>
      {code && (
        <Button variant="light" onClick={() => onCode(code)}>
          Use code {code}
        </Button>
      )}
    </Stack>
  );
}
