import { Drawer, Group, Select, Stack } from '@mantine/core';
import { IconActivity } from '@tabler/icons-react';
import { useState } from 'react';
import type { Event } from '../api/shapes.js';
import { EVENT_TYPES, type Source } from '../sources/sources.js';
import { CodeBlock } from '../ui/code-block.js';
import { EventList } from './event-list.js';

interface EventPanelProps {
  readonly project: string;
  readonly source: Source;
}

/** What happened, live, all of it or of one type. */
export function EventPanel({ project, source }: EventPanelProps) {
  const [type, setType] = useState('');
  const [shown, setShown] = useState<Event>();
  return (
    <Stack>
      <Group>
        <Select
          clearable
          clearButtonProps={{ 'aria-label': 'Clear type' }}
          searchable
          w={260}
          label="Type"
          placeholder="Everything"
          leftSection={<IconActivity size={16} />}
          data={EVENT_TYPES[source]}
          value={type || null}
          onChange={(chosen) => setType(chosen ?? '')}
        />
      </Group>
      <EventList key={type} project={project} source={source} type={type} onOpen={setShown} />
      {shown && (
        <Drawer
          opened
          position="right"
          size="lg"
          title={shown.type}
          onClose={() => setShown(undefined)}
        >
          <CodeBlock code={JSON.stringify(shown, null, 2)} what="event" />
        </Drawer>
      )}
    </Stack>
  );
}
