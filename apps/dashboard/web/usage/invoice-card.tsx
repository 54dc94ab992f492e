import { Group, Stack, Table, Text, Title } from '@mantine/core';
import type { InvoiceLine, InvoicePreview } from '../api/shapes.js';
import { monthName } from './months.js';
import { moneyText, priceText, quantityText } from './quantity-text.js';

/** What a month costs: its lines, their sum, and what the end of the month is guessed to be. */
export function InvoiceCard({ invoice }: { readonly invoice: InvoicePreview }) {
  const { month, lines, currency, total, projected_month_end: projected } = invoice;
  return (
    <Stack component="section" aria-labelledby="invoice" className="card" gap="sm" p={18}>
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={2} id="invoice">
            Invoice preview
          </Title>
          <Text size="sm" c="dimmed">
            {monthName(month)}, without taxes. Test mode is free.
          </Text>
        </div>
        <Group gap="xl">
          {projected && (
            <Sum label="Projected month end" text={moneyText(projected.total, currency)} isQuiet />
          )}
          <Sum label={projected ? 'So far' : 'Total'} text={moneyText(total, currency)} />
        </Group>
      </Group>
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Invoice lines">
        <Table horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Item</Table.Th>
              <Table.Th ta="right">Used</Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                Included
              </Table.Th>
              <Table.Th ta="right" visibleFrom="sm">
                Price
              </Table.Th>
              <Table.Th ta="right">Amount</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map((line) => (
              <Line key={line.meter} line={line} currency={currency} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
}

function Sum({ label, text, isQuiet }: { label: string; text: string; isQuiet?: boolean }) {
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Text fw={600} size="lg" c={isQuiet ? 'dimmed' : undefined} className="figures">
        {isQuiet ? `≈ ${text}` : text}
      </Text>
    </div>
  );
}

function Line({ line, currency }: { readonly line: InvoiceLine; readonly currency: string }) {
  const { name, unit, quantity, included, amount } = line;
  return (
    <Table.Tr>
      <Table.Td className="figures">{name}</Table.Td>
      <Table.Td ta="right" className="figures">
        {quantityText(Number(quantity), unit)}
      </Table.Td>
      <Table.Td ta="right" className="figures" visibleFrom="sm">
        {included === '0' ? '–' : quantityText(Number(included), unit)}
      </Table.Td>
      <Table.Td ta="right" className="figures" visibleFrom="sm">
        {pricesOf(line, currency)}
      </Table.Td>
      <Table.Td ta="right" className="figures">
        {moneyText(amount, currency)}
      </Table.Td>
    </Table.Tr>
  );
}

/** The first price, and that there are others. */
function pricesOf({ tiers: [first, ...others], per, unit }: InvoiceLine, currency: string): string {
  if (!first) return 'free';
  const each = per === 1 ? unit : quantityText(per, unit);
  const price = `${priceText(first.unit_price, currency)} / ${each}`;
  return others.length > 0 ? `${price}, then by tier` : price;
}
