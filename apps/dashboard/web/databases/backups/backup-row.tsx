import { ActionIcon, Badge, Group, Menu, Table, Text } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconShieldCheck, IconTrash } from '@tabler/icons-react';
import type { DatabaseBackup } from '../../api/shapes.js';
import { bytesText } from '../../ui/bytes-text.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import type { BackupVerb } from './backup-verb-dialog.js';
import { CheckText } from './check-text.js';
import { kindText } from './kind-text.js';

interface BackupRowProps {
  readonly backup: DatabaseBackup;
  readonly hasDatabase: boolean;
  readonly onAsk: (verb: BackupVerb | 'restore') => void;
  readonly onCheck: () => void;
}

/** One backup, with what can be done with it. */
export function BackupRow({ backup, hasDatabase, onAsk, onCheck }: BackupRowProps) {
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
              disabled={status !== 'ready' || check?.state === 'running'}
              leftSection={<IconShieldCheck size={16} />}
              onClick={onCheck}
            >
              Check that it can be restored
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
