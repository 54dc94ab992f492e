import { Button, Group, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMail, IconSend } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesKey, messagesQuery } from '../../api/message-log.js';
import { MoreButton } from '../../sources/more-button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { SendDialog } from '../send/send-dialog.js';
import { useMessageNews } from '../use-message-news.js';
import { filterOf, isAny, NO_CHOICE } from './message-choice.js';
import { MessageFilters } from './message-filters.js';
import { MessageTable } from './message-table.js';

const TYPING_MS = 250;

/** Everything that was sent, newest first, as it happens. */
export function LogTab({ project }: { readonly project: string }) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [isSending, setSending] = useState(false);
  const [settled] = useDebouncedValue(choice, TYPING_MS);
  const messages = useInfiniteQuery(messagesQuery(project, filterOf(settled)));
  useMessageNews(project, messagesKey(project));
  const button = (
    <Button leftSection={<IconSend size={16} />} onClick={() => setSending(true)}>
      Send a message
    </Button>
  );
  return (
    <Stack>
      {(!isAny(choice) || messages.data?.length !== 0) && (
        <Group justify="space-between" align="flex-start" gap="sm">
          <MessageFilters project={project} choice={choice} onChange={setChoice} />
          {button}
        </Group>
      )}
      <Loaded query={messages}>
        {(items) => {
          if (items.length > 0) return <MessageTable project={project} messages={items} />;
          if (!isAny(choice)) return <NoneFound />;
          return (
            <EmptyState
              icon={IconMail}
              title="No messages yet"
              text="Send one here to see how it travels, or let your product send it with an API key."
            >
              {button}
              <Text size="xs" c="dimmed" className="mono">
                skydeck message send --channel sms --to +14155550123 --text Hello
              </Text>
            </EmptyState>
          );
        }}
      </Loaded>
      <MoreButton query={messages} />
      {isSending && <SendDialog project={project} onClose={() => setSending(false)} />}
    </Stack>
  );
}

function NoneFound() {
  return (
    <Text className="card" p="lg" ta="center" size="sm" role="status">
      No message fits.
    </Text>
  );
}
