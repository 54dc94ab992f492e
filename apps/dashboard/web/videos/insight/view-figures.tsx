import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { ViewInsight } from '../../api/view-insight.js';
import { valueText } from '../../charts/value-text.js';
import { shareText, watchedText } from './view-words.js';

/** The figures that say most, above the charts. */
export function ViewFigures({ total }: { readonly total: ViewInsight['total'] }) {
  const each = total.views === 0 ? 0 : total.watched_ms / total.views;
  const figures = [
    ['Views', valueText(total.views, 'count'), `${total.errors} failures seen`],
    ['Time watched', watchedText(total.watched_ms), `${watchedText(each)} each`],
    [
      'Start-up time',
      valueText(total.startup_p50_ms, 'milliseconds'),
      `95 % within ${valueText(total.startup_p95_ms, 'milliseconds')}`,
    ],
    ['Rebuffering', shareText(total.rebuffer_ratio), `${total.rebuffers} times`],
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
