import { Table, Text } from '@mantine/core';
import type { AuditEntry } from '../api/shapes.js';

/** The fields that a change touched, as they were and as they are. */
export function AuditDiff({ entry: { before, after } }: { readonly entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No field was changed.
      </Text>
    );
  }
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Changes">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {['Field', 'Before', 'After'].map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Td>{name}</Table.Td>
              <Table.Td className="mono wrap">{textOf(before?.[name])}</Table.Td>
              <Table.Td className="mono wrap">{textOf(after?.[name])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function textOf(value: unknown): string {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
