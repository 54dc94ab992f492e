import { Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type LiveSession, liveSessionsQuery, type LiveStream } from '../../api/live-streams.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { lengthText } from '../../videos/video-words.js';

interface SessionsCardProps {
  readonly project: string;
  readonly stream: LiveStream;
}

const TITLES = ['Began', 'Ended', 'Length', 'Received', 'Recording'];
const REASONS: Readonly<Record<NonNullable<LiveSession['end_reason']>, string>> = {
  completed: 'Completed',
  disconnected: 'Publisher gone',
  disabled: 'Disabled',
  deleted: 'Deleted',
  too_long: 'Too long',
  refused: 'Refused',
};

/** What was broadcast, and what is left of it. */
export function SessionsCard({ project, stream }: SessionsCardProps) {
  const sessions = useQuery(liveSessionsQuery(project, stream.id));
  return (
    <Section title="Broadcasts" text="Each becomes a video when it is over, where it is recorded.">
      <Loaded query={sessions}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was broadcast yet.
            </Text>
          ) : (
            <DataTable label="Broadcasts" titles={TITLES}>
              {items.map((one) => (
                <Table.Tr key={one.id}>
                  <Table.Td>
                    <Time at={one.started_at} />
                  </Table.Td>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>
                    {one.end_reason === null ? 'On air' : REASONS[one.end_reason]}
                  </Table.Td>
                  <Table.Td>{one.ended_at === null ? '–' : lengthText(one.duration_ms)}</Table.Td>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>{bytesText(one.bytes)}</Table.Td>
                  <Table.Td>
                    <Recordings project={project} session={one} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Section>
  );
}

function Recordings({ project, session }: { project: string; session: LiveSession }) {
  const { asset_ids: ids, record } = session;
  if (ids.length === 0) return <>{record ? '–' : 'Off'}</>;
  return (
    <Stack gap={2}>
      {ids.map((video, place) => (
        <Link key={video} to="/projects/$project/videos/$video" params={{ project, video }}>
          {ids.length === 1 ? 'Video' : `Part ${place + 1}`}
        </Link>
      ))}
    </Stack>
  );
}
