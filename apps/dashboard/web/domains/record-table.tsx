import { Table, Text } from '@mantine/core';
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
        will do.
      </Text>
      <DataTable
        label={`DNS records of ${host}`}
        titles={['Type', 'Name', 'Value', 'What for']}
        verticalSpacing={8}
      >
        {records.map(({ type, name, value, purpose }) => (
          <Table.Tr key={`${type}${name}${value}`}>
            <Table.Td style={{ minWidth: 0 }}>{type}</Table.Td>
            <Table.Td className="mono record-value">
              {name} <CopyIcon text={name} what={`name of the ${type} record`} />
            </Table.Td>
            <Table.Td className="mono record-value">
              {value} <CopyIcon text={value} what={`value of the ${type} record`} />
            </Table.Td>
            <Table.Td style={{ minWidth: 150 }}>{PURPOSES[purpose]}</Table.Td>
          </Table.Tr>
        ))}
      </DataTable>
    </>
  );
}
