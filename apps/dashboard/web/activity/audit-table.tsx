import { Table, Text, UnstyledButton } from '@mantine/core';
import type { AuditEntry } from '../api/shapes.js';
import { Time } from '../ui/time.js';
import { useActorName } from './use-actor-name.js';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly onOpen: (entry: AuditEntry) => void;
}

export function AuditTable({ entries, onOpen }: AuditTableProps) {
  const nameOf = useActorName();
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Audit log">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Action', 'Who', 'Target', 'From', 'When'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>
                <UnstyledButton
                  className="row-link"
                  fz="sm"
                  aria-haspopup="dialog"
                  onClick={() => onOpen(entry)}
                >
                  {entry.action}
                </UnstyledButton>
              </Table.Td>
              <Table.Td maw={240}>
                <Text size="sm" truncate>
                  {nameOf(entry.actor)}
                </Text>
              </Table.Td>
              <Table.Td maw={260}>
                <Text className="mono" truncate>
                  {entry.target}
                </Text>
              </Table.Td>
              <Table.Td style={{ whiteSpace: 'nowrap' }}>{entry.actor.ip ?? '–'}</Table.Td>
              <Table.Td>
                <Time at={entry.at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
