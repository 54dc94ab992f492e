import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Room, roomsKey, roomsQuery } from '../api/rooms.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { useNews } from '../sources/use-news.js';
import { Loaded } from '../ui/loaded.js';
import { EmptyState } from '../ui/empty-state.js';
import { NoneFits } from '../ui/none-fits.js';
import { Page } from '../ui/page.js';
import { NewRoom } from './new-room.js';
import { ROOM_STATUSES, statusWord } from './room-status.js';
import { RoomsTable } from './rooms-table.js';
import { TestRoom } from './test-room.js';

const TYPING_MS = 250;
const STATES = [
  { value: '', label: 'Any that can be joined' },
  ...ROOM_STATUSES.map((value) => ({ value, label: statusWord(value) })),
];

/** The rooms of a project, and who is in them. */
export function RoomsPage() {
  const project = useProject();
  const [name, setName] = useState('');
  const [status, setStatus] = useState<Room['status']>();
  const [settled] = useDebouncedValue(name.trim(), TYPING_MS);
  const rooms = useInfiniteQuery(
    roomsQuery(project, { ...(settled && { name: settled }), ...(status && { status }) }),
  );
  useNews({ source: 'platform', project, types: NEWS, queryKey: roomsKey(project) });
  const isNarrowed = settled !== '' || status !== undefined;
  return (
    <Page
      title="Rooms"
      text="Video calls and broadcasts in your own product."
      actions={
        <>
          <Button
            variant="default"
            renderRoot={(props) => (
              <Link to="/projects/$project/rooms/recordings" params={{ project }} {...props} />
            )}
          >
            Recordings
          </Button>
          <TestRoom project={project} />
          <NewRoom project={project} />
        </>
      }
    >
      <Stack>
        <Group gap="sm">
          <TextInput
            type="search"
            aria-label="Search by name"
            placeholder="Search by name"
            leftSection={<IconSearch size={16} />}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            flex="1 1 240px"
            maw={360}
          />
          <Select
            aria-label="Status"
            w={250}
            allowDeselect={false}
            data={STATES}
            value={status ?? ''}
            onChange={(value) => setStatus(ROOM_STATUSES.find((one) => one === value))}
          />
        </Group>
        <Loaded query={rooms} rows={4}>
          {(items) => {
            if (items.length > 0) return <RoomsTable project={project} rooms={items} />;
            if (isNarrowed) return <NoneFits>No room fits.</NoneFits>;
            return (
              <EmptyState
                icon={IconUsersGroup}
                title="No rooms yet"
                text="A room is a place to talk, at an address that stays. Open a test room to try your camera now, or make one as your product would:"
              >
                <Text size="xs" c="dimmed" className="mono">
                  skydeck costream rooms create Standup
                </Text>
              </EmptyState>
            );
          }}
        </Loaded>
        <MoreButton query={rooms} />
      </Stack>
    </Page>
  );
}

const NEWS = 'room.*,participant.*';
