import { Table, Text, UnstyledButton } from '@mantine/core';
import type { MeterSum } from './meter-sums.js';
import { quantityText } from './quantity-text.js';

interface UsageTableProps {
  readonly meters: readonly MeterSum[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** What was used, a meter a row; the chosen one is drawn above. */
export function UsageTable({ meters, chosen, onChoose }: UsageTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Usage by meter">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Meter</Table.Th>
            <Table.Th visibleFrom="xs">Product</Table.Th>
            <Table.Th ta="right">Used</Table.Th>
            <Table.Th ta="right">Test mode</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {meters.map(({ id, name, product, unit, live, test }) => (
            <Table.Tr key={id} bg={id === chosen ? 'var(--chosen)' : undefined}>
              <Table.Td className="figures">
                <UnstyledButton
                  className="row-link"
                  fz="sm"
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                >
                  {name}
                </UnstyledButton>
                <Text size="xs" c="dimmed" tt="capitalize" hiddenFrom="xs">
                  {product}
                </Text>
              </Table.Td>
              <Table.Td tt="capitalize" visibleFrom="xs">
                {product}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {quantityText(live, unit)}
              </Table.Td>
              <Table.Td ta="right" className="figures">
                {test > 0 ? (
                  quantityText(test, unit)
                ) : (
                  <Text span c="dimmed">
                    –
                  </Text>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
