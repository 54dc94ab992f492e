import { ActionIcon, Badge, Group, Table } from '@mantine/core';
import { IconDownload, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { castUrl } from '../../../api/recordings.js';
import type { ServerRef } from '../../../api/servers.js';
import type { Recording } from '../../../api/shapes.js';
import { Time } from '../../../ui/time.js';
import { bytesText } from '../../../ui/bytes-text.js';
import { clockText } from './clock-text.js';
import { DataTable } from '../../../ui/data-table.js';

interface RecordingTableProps {
  readonly at: ServerRef;
  readonly recordings: readonly Recording[];
  readonly onPlay: (recording: Recording) => void;
  readonly onDelete: (recording: Recording) => void;
}

const TITLES = ['Recorded', 'Console', 'Length', 'Size'];
const MODES = { shell: 'Shell', serial: 'Serial' };

export function RecordingTable({ at, recordings, onPlay, onDelete }: RecordingTableProps) {
  return (
    <DataTable label="Recordings" titles={TITLES} hasActions horizontalSpacing="xs">
      {recordings.map((recording) => {
        const { id, created_at: createdAt, duration_ms: durationMs, truncated } = recording;
        const isDone = recording.status === 'complete';
        return (
          <Table.Tr key={id}>
            <Table.Td>
              <Time at={createdAt} />
            </Table.Td>
            <Table.Td>{MODES[recording.mode]}</Table.Td>
            <Table.Td className="figures">
              {isDone ? clockText(durationMs) : 'Is being recorded'}
              {truncated && (
                <Badge variant="default" size="sm" ml={6}>
                  Cut short
                </Badge>
              )}
            </Table.Td>
            <Table.Td className="figures">
              {isDone ? bytesText(recording.size_bytes) : '–'}
            </Table.Td>
            <Table.Td>
              {isDone && (
                <Group gap={4} justify="flex-end" wrap="nowrap">
                  <ActionIcon
                    variant="default"
                    aria-label="Play the recording"
                    onClick={() => onPlay(recording)}
                  >
                    <IconPlayerPlay size={16} />
                  </ActionIcon>
                  <ActionIcon
                    component="a"
                    variant="default"
                    href={castUrl(at, id)}
                    download={`${id}.cast`}
                    aria-label="Download the recording"
                  >
                    <IconDownload size={16} />
                  </ActionIcon>
                  <ActionIcon
                    variant="default"
                    aria-label="Delete the recording"
                    onClick={() => onDelete(recording)}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Group>
              )}
            </Table.Td>
          </Table.Tr>
        );
      })}
    </DataTable>
  );
}
