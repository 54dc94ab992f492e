import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch, IconTag } from '@tabler/icons-react';
import type { Server } from '../api/shapes.js';
import { shownState } from './server-state.js';

/** Which servers of the list are shown; empty texts stand for all. */
export interface ServerFilter {
  readonly text: string;
  readonly state: string;
  readonly tag: string;
}

export const EVERY_SERVER: ServerFilter = { text: '', state: '', tag: '' };

/** Whether a server is wanted. Its name, address and image are searched. */
export function isWanted(server: Server, { text, state, tag }: ServerFilter): boolean {
  const { name, ipv4, image, tags } = server;
  const words = `${name} ${ipv4 ?? ''} ${image.slug}`.toLowerCase();
  return (
    words.includes(text.trim().toLowerCase()) &&
    (state === '' || shownState(server).label === state) &&
    (tag === '' || tags.includes(tag))
  );
}

interface ServerFiltersProps {
  readonly servers: readonly Server[];
  readonly value: ServerFilter;
  readonly onChange: (filter: ServerFilter) => void;
}

export function ServerFilters({ servers, value, onChange }: ServerFiltersProps) {
  const states = [...new Set(servers.map((server) => shownState(server).label))].toSorted();
  const tags = [...new Set(servers.flatMap((server) => server.tags))].toSorted();
  return (
    <Group gap="sm">
      <TextInput
        aria-label="Search servers"
        placeholder="Name, address or image"
        leftSection={<IconSearch size={16} />}
        value={value.text}
        onChange={(event) => onChange({ ...value, text: event.currentTarget.value })}
        style={{ flex: '1 1 200px' }}
        maw={320}
      />
      <Select
        clearable
        clearButtonProps={{ 'aria-label': 'Clear state' }}
        aria-label="State"
        placeholder="Any state"
        w={150}
        data={states}
        value={value.state || null}
        onChange={(state) => onChange({ ...value, state: state ?? '' })}
      />
      {tags.length > 0 && (
        <Select
          clearable
          clearButtonProps={{ 'aria-label': 'Clear tag' }}
          aria-label="Tag"
          placeholder="Any tag"
          leftSection={<IconTag size={16} />}
          w={160}
          data={tags}
          value={value.tag || null}
          onChange={(tag) => onChange({ ...value, tag: tag ?? '' })}
        />
      )}
    </Group>
  );
}
