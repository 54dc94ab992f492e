import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inboundQuery } from '../api/inbound.js';
import { MoreButton } from '../sources/more-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { filterOf, isAny, NO_CHOICE } from './inbound-choice.js';
import { InboundFilters } from './inbound-filters.js';
import { InboundTable } from './inbound-table.js';
import { useInboundNews } from './use-inbound-news.js';

const TYPING_MS = 250;

/** What people sent to the project, newest first, as it comes. */
export function InboundTab({ project }: { readonly project: string }) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const [settled] = useDebouncedValue(choice, TYPING_MS);
  const messages = useInfiniteQuery(inboundQuery(project, filterOf(settled)));
  useInboundNews(project);
  return (
    <Stack>
      {(!isAny(choice) || messages.data?.length !== 0) && (
        <InboundFilters choice={choice} onChange={setChoice} />
      )}
      <Loaded query={messages}>
        {(items) => {
          if (items.length > 0) return <InboundTable project={project} messages={items} />;
          if (isAny(choice)) return <NothingYet />;
          return (
            <Text className="card" p="lg" ta="center" size="sm" role="status">
              No message fits.
            </Text>
          );
        }}
      </Loaded>
      <MoreButton query={messages} />
    </Stack>
  );
}

function NothingYet() {
  return (
    <EmptyState
      icon={IconMessages}
      title="Nobody has written yet"
      text="Text messages and WhatsApp come in by a provider: enter its webhook where you have the number. Mail comes in by the routes of a mail domain."
    >
      <Text size="xs" c="dimmed" className="mono">
        skydeck message inbound list
      </Text>
    </EmptyState>
  );
}
