import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statementsQuery } from '../../api/database-metrics.js';
import type { DatabaseRef } from '../../api/databases.js';
import { DataTable } from '../../ui/data-table.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';

const number = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

interface StatementsCardProps {
  readonly at: DatabaseRef;
  /** Whether its server may not answer just now. */
  readonly isAway: boolean;
}

/** The statements that took longest in all. */
export function StatementsCard({ at, isAway }: StatementsCardProps) {
  const statements = useQuery({ ...statementsQuery(at), enabled: !isAway });
  return (
    <Section title="Slow statements" text="By the time that they took in all; values are left out.">
      <Loaded query={statements} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              None ran yet.
            </Text>
          ) : (
            <DataTable
              label="Slow statements"
              titles={['Statement', 'Calls', 'Mean', 'In all', 'Rows']}
            >
              {all.map(({ query, calls, mean_ms: meanMs, total_ms: totalMs, rows }) => (
                <Table.Tr key={query}>
                  <Table.Td className="mono wrap" style={{ maxWidth: 460 }}>
                    {query}
                  </Table.Td>
                  <Table.Td className="figures">{number.format(calls)}</Table.Td>
                  <Table.Td className="figures">{number.format(meanMs)} ms</Table.Td>
                  <Table.Td className="figures">{number.format(totalMs)} ms</Table.Td>
                  <Table.Td className="figures">{number.format(rows)}</Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Section>
  );
}
