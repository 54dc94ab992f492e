import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { roomKey, roomQuery } from '../../api/rooms.js';
import { useProject } from '../../projects/use-project-slug.js';
import { useNews } from '../../sources/use-news.js';
import { BackLink } from '../../ui/back-link.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { PageTabs } from '../../ui/page-tabs.js';
import { RoomStatus } from '../room-status.js';
import { Recording } from '../rooms-table.js';
import { RoomActions } from './room-actions.js';
import { ROOM_TABS, type RoomTab, type RoomTabProps } from './room-tab.js';
import { tabOf } from './tabs.js';

const NEWS = 'room.*,participant.*,room_track.*,room_recording.*,broadcast.*,ingress.*';

/** One room: who is in it, what was in it, and what it is. */
export function RoomPage() {
  const project = useProject();
  const at = { project, room: useParams({ strict: false }).room ?? '' };
  const room = useQuery(roomQuery(at));
  useNews({ source: 'platform', project, types: NEWS, queryKey: roomKey(at) });
  return (
    <Page
      title={room.data?.name ?? 'Room'}
      of="Rooms"
      text={
        <Group gap="xs">
          <BackLink to={`/projects/${project}/rooms`}>All rooms</BackLink>
          {room.data && <RoomStatus room={room.data} />}
          {room.data?.is_recording && <Recording />}
        </Group>
      }
      actions={room.data && <RoomActions project={project} room={room.data} />}
    >
      <Loaded query={room}>{(found) => <RoomTabs project={project} room={found} />}</Loaded>
    </Page>
  );
}

function RoomTabs({ project, room }: RoomTabProps) {
  const { tab } = useSearch({ strict: false });
  const navigate = useNavigate();
  const shown = ROOM_TABS.find((name) => name === tab) ?? 'now';
  const show = (wanted: RoomTab | undefined) =>
    void navigate({
      to: '/projects/$project/rooms/$room',
      params: { project, room: room.id },
      search: { tab: wanted },
    });
  const Content = tabOf(shown).content;
  return (
    <PageTabs names={ROOM_TABS} labelOf={(name) => tabOf(name).label} shown={shown} onShow={show}>
      <Content project={project} room={room} />
    </PageTabs>
  );
}
