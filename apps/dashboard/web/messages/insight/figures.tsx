import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { MessageInsight } from '../../api/message-insight.js';
import { valueText } from '../../charts/value-text.js';
import { percentText } from './insight-text.js';

/** The figures that say most, above the charts. */
export function Figures({ insight }: { readonly insight: MessageInsight }) {
  const { counts, delivery_rate: rate, latency } = insight;
  const lost = counts.failed + counts.undelivered + counts.expired;
  const followed = counts.opened + counts.clicked > 0;
  const figures = [
    ['Accepted', valueText(counts.accepted, 'count'), `${counts.sent} sent`],
    ['Delivery rate', percentText(rate), `${counts.delivered} arrived`],
    ['Did not arrive', valueText(lost, 'count'), `${counts.undelivered} came back`],
    followed
      ? [
          'Opened',
          percentText(counts.opened / Math.max(1, counts.sent)),
          `${counts.clicked} clicked`,
        ]
      : [
          'Handed over',
          valueText(latency.sent.p50_ms, 'milliseconds'),
          `95 % within ${valueText(latency.sent.p95_ms, 'milliseconds')}`,
        ],
  ] as const;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="md">
      {figures.map(([label, value, text]) => (
        <Stack key={label} className="card" p={16} gap={2} role="group" aria-label={label}>
          <Text size="xs" c="dimmed">
            {label}
          </Text>
          <Text fz={24} fw={600} className="figures" lh={1.2}>
            {value}
          </Text>
          <Text size="xs" c="dimmed" className="figures">
            {text}
          </Text>
        </Stack>
      ))}
    </SimpleGrid>
  );
}
