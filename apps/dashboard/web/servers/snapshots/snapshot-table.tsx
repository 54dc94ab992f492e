import { ActionIcon, Badge, Group, Menu, Table, Text } from '@mantine/core';
import { IconArrowBackUp, IconDisc, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ServerRef } from '../../api/servers.js';
import type { Server, Snapshot } from '../../api/shapes.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import { isIdle } from '../server-state.js';
import { bytesText } from '../../ui/bytes-text.js';
import { ImageDialog } from './image-dialog.js';
import { SnapshotDialog, type SnapshotVerb } from './snapshot-dialog.js';
import { DataTable } from '../../ui/data-table.js';

interface SnapshotTableProps {
  readonly at: ServerRef;
  readonly server: Server;
  readonly snapshots: readonly Snapshot[];
}

interface Asked {
  readonly verb: SnapshotVerb | 'image';
  readonly name: string;
}

export function SnapshotTable({ at, server, snapshots }: SnapshotTableProps) {
  const [asked, setAsked] = useState<Asked>();
  return (
    <>
      <DataTable
        label="Snapshots"
        titles={['Name', 'Status', 'Own size', 'Taken']}
        hasActions
        isCard
      >
        {snapshots.map((snapshot) => (
          <Row
            key={snapshot.id}
            snapshot={snapshot}
            isFree={isIdle(server)}
            onAsk={(verb) => setAsked({ verb, name: snapshot.name })}
          />
        ))}
      </DataTable>
      {asked && <Dialog at={at} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

interface DialogProps {
  readonly at: ServerRef;
  readonly asked: Asked;
  readonly onClose: () => void;
}

function Dialog({ at, asked: { verb, name }, onClose }: DialogProps) {
  if (verb === 'image') return <ImageDialog at={at} name={name} onClose={onClose} />;
  return <SnapshotDialog at={at} verb={verb} name={name} onClose={onClose} />;
}

interface RowProps {
  readonly snapshot: Snapshot;
  readonly isFree: boolean;
  readonly onAsk: (verb: Asked['verb']) => void;
}

function Row({ snapshot, isFree, onAsk }: RowProps) {
  const { name, kind, status, size_bytes: sizeBytes, error, created_at: createdAt } = snapshot;
  const isReady = status === 'ready' && isFree;
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8} wrap="nowrap">
          <Text size="sm" fw={500} className="wrap">
            {name}
          </Text>
          {kind === 'backup' && (
            <Badge size="xs" variant="default">
              backup
            </Badge>
          )}
        </Group>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error.message}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Status value={status} />
      </Table.Td>
      <Table.Td className="figures">{sizeBytes === null ? '–' : bytesText(sizeBytes)}</Table.Td>
      <Table.Td>
        <Time at={createdAt} />
      </Table.Td>
      <Table.Td ta="right">
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${name}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              disabled={!isReady}
              leftSection={<IconArrowBackUp size={16} />}
              onClick={() => onAsk('restore')}
            >
              Restore
            </Menu.Item>
            <Menu.Item
              disabled={status !== 'ready'}
              leftSection={<IconDisc size={16} />}
              onClick={() => onAsk('image')}
            >
              Make an image
            </Menu.Item>
            <Menu.Item
              disabled={!isFree || status === 'deleting'}
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={16} />}
              onClick={() => onAsk('delete')}
            >
              Delete
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Table.Td>
    </Table.Tr>
  );
}
