import { ActionIcon, Badge, Group, Menu, Table, Text } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Database, DatabaseBackup } from '../../api/shapes.js';
import { bytesText } from '../../ui/bytes-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import { RestoreDialog } from '../go-back/restore-dialog.js';
import { BackupVerbDialog, type BackupVerb } from './backup-verb-dialog.js';
import { CheckText } from './check-text.js';
import { kindText } from './kind-text.js';

interface BackupTableProps {
  readonly project: string;
  /** The database that they are of; undefined when it is gone. */
  readonly database?: Database;
  readonly backups: readonly DatabaseBackup[];
}

interface Asked {
  readonly verb: BackupVerb | 'restore';
  readonly backup: DatabaseBackup;
}

export function BackupTable({ project, database, backups }: BackupTableProps) {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <>
      <DataTable
        label="Backups"
        titles={['Backup', 'Status', 'Restore check', 'Size', 'Made']}
        hasActions
        isCard
      >
        {backups.map((backup) => (
          <Row
            key={backup.id}
            backup={backup}
            hasDatabase={database !== undefined}
            onAsk={(verb) => setAsked({ verb, backup })}
          />
        ))}
      </DataTable>
      {asked?.verb === 'restore' && database && (
        <RestoreDialog
          project={project}
          database={database}
          source={{ of: 'backup', moment: '', backup: asked.backup.id }}
          onClose={close}
        />
      )}
      {asked && asked.verb !== 'restore' && (
        <BackupVerbDialog
          project={project}
          verb={asked.verb}
          backup={asked.backup}
          onClose={close}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly backup: DatabaseBackup;
  readonly hasDatabase: boolean;
  readonly onAsk: (verb: Asked['verb']) => void;
}

function Row({ backup, hasDatabase, onAsk }: RowProps) {
  const { id, kind, status, size_bytes: sizeBytes, error, check, created_at: createdAt } = backup;
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={8} wrap="nowrap">
          <Text size="sm" fw={500} className="wrap">
            {hasDatabase ? kindText(kind) : backup.database_name}
          </Text>
          {!hasDatabase && (
            <Badge size="xs" variant="default">
              {kindText(kind)}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" className="mono wrap">
          {id}
        </Text>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)">
            {error.message}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        <Status value={status} />
      </Table.Td>
      <Table.Td>
        <CheckText check={check} />
      </Table.Td>
      <Table.Td className="figures">{sizeBytes === null ? '–' : bytesText(sizeBytes)}</Table.Td>
      <Table.Td>
        <Time at={createdAt} />
      </Table.Td>
      <Table.Td ta="right">
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${id}`}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {hasDatabase && (
              <Menu.Item
                disabled={status !== 'ready'}
                leftSection={<IconArrowBackUp size={16} />}
                onClick={() => onAsk('restore')}
              >
                Restore in place
              </Menu.Item>
            )}
            <Menu.Item disabled={status !== 'ready'} onClick={() => onAsk('copy')}>
              Restore as a new database
            </Menu.Item>
            <Menu.Item
              disabled={status === 'creating'}
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
