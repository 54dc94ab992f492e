import { Table, Text } from '@mantine/core';
import type { Domain } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';

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
      <div
        className="table-scroll"
        tabIndex={0}
        role="region"
        aria-label={`DNS records of ${host}`}
      >
        <Table verticalSpacing={8}>
          <Table.Thead>
            <Table.Tr>
              {['Type', 'Name', 'Value', 'What for'].map((title) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
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
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
