import { Anchor, Modal, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  recordingPlaybackQuery,
  recordingUrl,
  type RoomRecording,
} from '../../api/room-recordings.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { lengthText } from '../../videos/video-words.js';
import { Player } from '../../videos/video/player.js';
import { SOURCES } from '../room-words.js';

interface RecordingDialogProps {
  readonly project: string;
  readonly recording: RoomRecording;
  readonly onClose: () => void;
}

/** Plays a recording, and hands out its files. */
export function RecordingDialog({ project, recording, onClose }: RecordingDialogProps) {
  const { name, layout, asset_id: asset } = recording;
  return (
    <Modal opened onClose={onClose} title={name} size="xl">
      <Stack>
        {layout === 'tracks' ? (
          <Tracks project={project} recording={recording} />
        ) : (
          <Film project={project} recording={recording} />
        )}
        {asset !== null && (
          <Text size="sm">
            It is a{' '}
            <Anchor
              renderRoot={(props) => (
                <Link
                  to="/projects/$project/videos/$video"
                  params={{ project, video: asset }}
                  {...props}
                />
              )}
            >
              video of the project
            </Anchor>{' '}
            too.
          </Text>
        )}
      </Stack>
    </Modal>
  );
}

type PartProps = Omit<RecordingDialogProps, 'onClose'>;

function Film({ project, recording: { id, name } }: PartProps) {
  const address = useQuery(recordingPlaybackQuery(project, id));
  return (
    <Loaded query={address}>
      {(src) =>
        src === null ? <Text size="sm">It has no film.</Text> : <Player {...{ name, src }} />
      }
    </Loaded>
  );
}

const TITLES = ['Who', 'What', 'From', 'Length', 'Size'];

function Tracks({ project, recording: { id, tracks } }: PartProps) {
  return (
    <DataTable label="Tracks" titles={TITLES} hasActions>
      {tracks.map((one) => (
        <Table.Tr key={one.id}>
          <Table.Td className="wrap">{one.name || one.identity}</Table.Td>
          <Table.Td>{SOURCES[one.source]}</Table.Td>
          <Table.Td className="figures">{lengthText(one.offset_ms)}</Table.Td>
          <Table.Td className="figures">{lengthText(one.duration_ms)}</Table.Td>
          <Table.Td className="figures">{bytesText(one.size_bytes)}</Table.Td>
          <Table.Td align="right">
            <Anchor size="sm" href={recordingUrl(project, id, one.id)} download>
              Download
            </Anchor>
          </Table.Td>
        </Table.Tr>
      ))}
    </DataTable>
  );
}
