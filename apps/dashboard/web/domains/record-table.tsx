import { Group, Table, Text } from '@mantine/core';
import type { Domain } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { DataTable } from '../ui/data-table.js';

interface RecordTableProps {
  readonly host: string;
  readonly records: Domain['records'];
}

const PURPOSES = {
  ownership: 'Proves that it is yours',
  traffic: 'Leads visitors here',
  certificate: 'Lets the authority check it',
} as const;

/** The records to set with the provider of the domain, to copy piece by piece. */
export function RecordTable({ host, records }: RecordTableProps) {
  return (
    <>
      <Text size="sm" c="dimmed">
        Set these records with the provider of your domain. Of those that lead visitors here, one
        will do. Where only a part of the name is asked for, leave out the domain itself.
      </Text>
      <DataTable
        label={`DNS records of ${host}`}
        titles={['Type', 'Name', 'Value']}
        verticalSpacing={8}
        horizontalSpacing="xs"
      >
        {records.map(({ type, name, value, purpose }) => (
          <Table.Tr key={`${type}${name}${value}`}>
            <Table.Td style={{ minWidth: 150 }}>
              <strong>{type}</strong>
              <Text size="xs" c="dimmed">
                {PURPOSES[purpose]}
              </Text>
            </Table.Td>
            <Table.Td style={{ whiteSpace: 'nowrap' }}>
              <Copied text={name} what={`name of the ${type} record`} />
            </Table.Td>
            <Table.Td>
              <Copied text={value} what={`value of the ${type} record`} />
            </Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </>
  );
}

function Copied({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Group gap={4} wrap="nowrap" justify="space-between" align="flex-start">
      <span className="mono wrap">{text}</span>
      <CopyIcon text={text} what={what} />
    </Group>
  );
}
