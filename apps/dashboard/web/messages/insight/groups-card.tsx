import { Group, SegmentedControl, Table } from '@mantine/core';
import type { InsightGroup, MessageInsight } from '../../api/message-insight.js';
import { channelName } from '../../outbox/message-text.js';
import { DataTable } from '../../ui/data-table.js';
import { Section } from '../../ui/section.js';
import { moneyText, percentText } from './insight-text.js';

interface GroupsCardProps {
  readonly insight: MessageInsight;
  readonly by: InsightGroup;
  readonly onBy: (by: InsightGroup) => void;
}

const WORDS = [
  { value: 'channel', label: 'Channel' },
  { value: 'provider', label: 'Provider' },
  { value: 'template', label: 'Template' },
] as const;
const NONE: Readonly<Record<InsightGroup, string>> = {
  channel: 'None',
  provider: 'Not given to anybody yet',
  template: 'Without a template',
};

/** The same figures for each channel, provider or template. */
export function GroupsCard({ insight: { groups, costs }, by, onBy }: GroupsCardProps) {
  const titles = ['Group', 'Accepted', 'Sent', 'Arrived', 'Lost', 'Rate'];
  const hasCosts = by === 'provider' && costs.length > 0;
  return (
    <Section title="Compared">
      <Group>
        <SegmentedControl
          aria-label="Compared by"
          data={[...WORDS]}
          value={by}
          onChange={(value) => onBy(value)}
        />
      </Group>
      <DataTable label="Compared" titles={hasCosts ? [...titles, 'Cost'] : titles}>
        {groups.map(({ key, name, counts, delivery_rate: rate }) => (
          <Table.Tr key={key}>
            <Table.Td>{nameOf(by, key, name)}</Table.Td>
            <Table.Td className="figures">{counts.accepted || '–'}</Table.Td>
            <Table.Td className="figures">{counts.sent}</Table.Td>
            <Table.Td className="figures">{counts.delivered}</Table.Td>
            <Table.Td className="figures">
              {counts.failed + counts.undelivered + counts.expired}
            </Table.Td>
            <Table.Td className="figures">{percentText(rate)}</Table.Td>
            {hasCosts && <Table.Td className="figures">{costOf(costs, key)}</Table.Td>}
          </Table.Tr>
        ))}
      </DataTable>
    </Section>
  );
}

function nameOf(by: InsightGroup, key: string, name: string | null): string {
  if (key === '') return NONE[by];
  if (by === 'channel') return channelName(key);
  return name ?? (key === 'outbox' ? 'Outbox of this installation' : key);
}

function costOf(costs: MessageInsight['costs'], provider: string): string {
  const own = costs.filter((one) => one.provider_id === provider);
  return own.map(({ micros, currency }) => moneyText(micros, currency)).join(', ') || '–';
}
