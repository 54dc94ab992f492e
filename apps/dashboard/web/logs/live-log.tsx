import { Group, Text, TextInput } from '@mantine/core';
import type { ReceivedEvent } from '@skydeck/sdk';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { EVERYTHING, isWanted, type LogFilter } from './log-filter.js';
import { LogFilters } from './log-filters.js';
import { textOf } from './log-line.js';
import { LogLines } from './log-lines.js';
import { LogTools } from './log-tools.js';
import { useLogLines } from './use-log-lines.js';

interface LiveLogProps {
  readonly url: string;
  readonly title: string;
  readonly emptyText: string;
  /** What a download is called. */
  readonly fileName: string;
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
export function LiveLog({ url, title, emptyText, fileName, onOther }: LiveLogProps) {
  const { lines, state } = useLogLines(url, onOther);
  const [search, setSearch] = useState('');
  const [isFollowing, setFollowing] = useState(true);
  const wanted = search.trim().toLowerCase();
  const [filter, setFilter] = useState<LogFilter>(EVERYTHING);
  const shown = useMemo(
    () =>
      lines.filter(
        (line) => isWanted(line, filter) && (!wanted || line.line.toLowerCase().includes(wanted)),
      ),
    [lines, filter, wanted],
  );
  const isWhole = shown.length === lines.length;
  const count = isWhole ? `${lines.length} lines` : `${shown.length} of ${lines.length} lines`;

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
          <LogFilters lines={lines} filter={filter} onChange={setFilter} />
          <TextInput
            size="sm"
            w={150}
            aria-label={`Search the ${title.toLowerCase()}`}
            placeholder="Search"
            leftSection={<IconSearch size={15} />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <LogTools
            title={title}
            fileName={fileName}
            text={textOf(shown)}
            isFollowing={isFollowing}
            onFollow={setFollowing}
          />
        </Group>
      </Group>
      <LogLines
        lines={shown}
        title={title}
        search={wanted}
        emptyText={emptyTextOf(emptyText, search, isWhole)}
        isFollowing={isFollowing}
        onFollow={setFollowing}
      />
    </section>
  );
}

function emptyTextOf(nothing: string, search: string, isWhole: boolean): string {
  if (isWhole) return nothing;
  return search.trim() ? `No line contains “${search}”.` : 'No such line yet.';
}
