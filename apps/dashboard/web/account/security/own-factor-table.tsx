import { Button, Table, Text } from '@mantine/core';
import type { Factor } from '../../api/shapes.js';
import { factorText, factorTypeText } from '../../second-factor/factor-text.js';
import { Time } from '../../ui/time.js';

interface OwnFactorTableProps {
  readonly factors: readonly Factor[];
  readonly onRename: (factor: Factor) => void;
  readonly onRemove: (factor: Factor) => void;
}

export function OwnFactorTable({ factors, onRename, onRemove }: OwnFactorTableProps) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Your second factors">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Factor</Table.Th>
            <Table.Th>Added</Table.Th>
            <Table.Th>Last used</Table.Th>
            <Table.Th aria-label="Actions" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {factors.map((factor) => (
            <Table.Tr key={factor.id}>
              <Table.Td>
                <Text size="sm" fw={500}>
                  {factorText(factor)}
                </Text>
                <Text size="xs" c="dimmed">
                  {kindOf(factor)}
                </Text>
              </Table.Td>
              <Table.Td>
                <Time at={factor.created_at} />
              </Table.Td>
              <Table.Td>
                <Time at={factor.last_used_at} />
              </Table.Td>
              <Table.Td ta="right" style={{ whiteSpace: 'nowrap' }}>
                <Button
                  mr="xs"
                  size="compact-sm"
                  variant="default"
                  aria-label={`Rename ${factorText(factor)}`}
                  onClick={() => onRename(factor)}
                >
                  Rename
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Remove ${factorText(factor)}`}
                  onClick={() => onRemove(factor)}
                >
                  Remove
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function kindOf(factor: Factor): string {
  const kind = factorTypeText(factor);
  if (factor.type !== 'passkey') return kind;
  return factor.is_backed_up ? `${kind}, kept on several devices` : `${kind}, on one device`;
}
