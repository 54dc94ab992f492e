import { ActionIcon, Button, Group, Text, TextInput, Tooltip } from '@mantine/core';
import type { ReceivedEvent } from '@skydeck/sdk';
import { IconArrowBarToDown, IconDownload, IconPlayerPause, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { CopyButton } from '../ui/copy-button.js';
import { download } from './download.js';
import { EVERYTHING, isWanted, type LogFilter } from './log-filter.js';
import { LogFilters } from './log-filters.js';
import { textOf } from './log-line.js';
import { LogLines } from './log-lines.js';
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
          <Tooltip label="Download" openDelay={300}>
            <ActionIcon
              variant="default"
              size={36}
              aria-label={`Download the ${title.toLowerCase()}`}
              disabled={shown.length === 0}
              onClick={() => download(fileName, `${textOf(shown)}\n`)}
            >
              <IconDownload size={17} />
            </ActionIcon>
          </Tooltip>
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
