import { Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import type { RoomRecording } from '../../api/room-recordings.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Time } from '../../ui/time.js';
import { lengthText } from '../../videos/video-words.js';
import { LAYOUTS } from './recording-words.js';
import { RecordingActions } from './recording-actions.js';
import { RecordingDialog } from './recording-dialog.js';
import { RecordingStatus } from './recording-status.js';

interface RecordingsTableProps {
  readonly project: string;
  readonly recordings: readonly RoomRecording[];
  readonly isCard?: boolean;
}

const TITLES = ['Name', 'Status', 'Length', 'Size', 'Began'];

/** Recordings with where they are; those that are ready open in a player. */
export function RecordingsTable({ project, recordings, isCard = false }: RecordingsTableProps) {
  const [shown, setShown] = useState<RoomRecording>();
  return (
    <>
      <DataTable label="Recordings" titles={TITLES} isCard={isCard} hasActions>
        {recordings.map((one) => (
          <Table.Tr key={one.id}>
            <Table.Td maw={280}>
              {one.status === 'ready' ? (
                <Button
                  variant="transparent"
                  size="compact-sm"
                  px={0}
                  c="inherit"
                  onClick={() => setShown(one)}
                >
                  {one.name}
                </Button>
              ) : (
                <Text size="sm" fw={500} className="wrap">
                  {one.name}
                </Text>
              )}
              <Text size="xs" c="dimmed">
                {LAYOUTS[one.layout]}
              </Text>
            </Table.Td>
            <Table.Td>
              <RecordingStatus recording={one} />
            </Table.Td>
            <Table.Td className="figures">
              {one.status === 'ready' ? lengthText(one.duration_s * 1000) : '–'}
            </Table.Td>
            <Table.Td className="figures">
              {one.status === 'ready' ? bytesText(one.size_bytes) : '–'}
            </Table.Td>
            <Table.Td>
              <Time at={one.started_at ?? one.created_at} />
            </Table.Td>
            <Table.Td align="right">
              <RecordingActions project={project} recording={one} />
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
      {shown && (
        <RecordingDialog project={project} recording={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
