import { Button, Group, Text, TextInput } from '@mantine/core';
import type { ReceivedEvent } from '@skydeck/sdk';
import { IconArrowBarToDown, IconPlayerPause, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '../ui/copy-button.js';
import { textOf } from './log-line.js';
import { LogLines } from './log-lines.js';
import { useLogLines } from './use-log-lines.js';

interface LiveLogProps {
  readonly url: string;
  readonly title: string;
  readonly emptyText: string;
  /** Given events of the stream that are not lines. */
  readonly onOther?: (event: ReceivedEvent) => void;
}

const STATES = {
  connecting: 'Connecting…',
  open: 'Live',
  ended: 'Complete',
  lost: 'Connection lost, trying again…',
};

/** A log that follows its stream: search, copy, and a pause when one scrolls up. */
export function LiveLog({ url, title, emptyText, onOther }: LiveLogProps) {
  const { lines, state } = useLogLines(url, onOther);
  const [search, setSearch] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const wanted = search.trim().toLowerCase();
  const shown = useMemo(
    () => (wanted ? lines.filter(({ line }) => line.toLowerCase().includes(wanted)) : lines),
    [lines, wanted],
  );
  const count = wanted ? `${shown.length} of ${lines.length} lines` : `${lines.length} lines`;

  return (
    <section className="card" aria-label={title}>
      <Group px="md" py="sm" gap="sm" justify="space-between">
        <Group gap="md">
          <Text fw={600} size="sm">
            {title}
          </Text>
          <Text size="xs" c="dimmed" role="status">
            {STATES[state]} · {count}
          </Text>
        </Group>
        <Group gap="xs">
          <TextInput
            size="sm"
            w={180}
            aria-label={`Search the ${title.toLowerCase()}`}
            placeholder="Search"
            leftSection={<IconSearch size={15} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Button
            variant="default"
            aria-pressed={isFollowing}
            leftSection={
              isFollowing ? <IconPlayerPause size={16} /> : <IconArrowBarToDown size={16} />
            }
            onClick={() => setFollowing(!isFollowing)}
          >
            {isFollowing ? 'Pause' : 'Follow'}
          </Button>
          <CopyButton text={textOf(shown)} what="log" />
        </Group>
      </Group>
      <LogLines
        lines={shown}
        title={title}
        search={wanted}
        emptyText={wanted ? `No line contains “${search}”.` : emptyText}
        isFollowing={isFollowing}
        onFollow={setFollowing}
      />
    </section>
  );
}
