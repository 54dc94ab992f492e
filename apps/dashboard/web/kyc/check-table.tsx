import { List, Table, Text } from '@mantine/core';
import type { KycCheck } from '../api/shapes.js';
import { Section } from '../ui/section.js';
import { KycStatus } from './kyc-status.js';
import { kycText } from './kyc-text.js';

/** What was checked and why it did not pass. */
export function CheckTable({ checks }: { readonly checks: readonly KycCheck[] }) {
  return (
    <Section title="Checks">
      {checks.length === 0 && (
        <Text size="sm" c="dimmed">
          Nothing was handed in yet.
        </Text>
      )}
      {checks.length > 0 && (
        <div className="table-scroll" tabIndex={0} role="region" aria-label="Checks in detail">
          <Table>
            <Table.Tbody>
              {checks.map(({ id, type, status, driver, reasons }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Text size="sm" fw={500}>
                      {kycText(type)}
                    </Text>
                    <Text size="xs" c="dimmed">
                      {driver === 'none' ? 'Nothing checks it' : `By ${driver}`}
                    </Text>
                  </Table.Td>
                  <Table.Td>
                    <KycStatus value={status} />
                  </Table.Td>
                  <Table.Td>
                    <List size="sm" listStyleType="none">
                      {reasons.map(({ code, message }) => (
                        <List.Item key={code}>{message}</List.Item>
                      ))}
                    </List>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Section>
  );
}
