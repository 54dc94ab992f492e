import { Group, Progress, Stack, Text } from '@mantine/core';
import type { MessageInsight } from '../../api/message-insight.js';
import { Section } from '../../ui/section.js';

/** Why messages did not arrive, the most frequent reason first. */
export function ReasonsCard({ insight: { reasons } }: { readonly insight: MessageInsight }) {
  const most = reasons[0]?.count ?? 1;
  return (
    <Section title="Why messages did not arrive">
      {reasons.length === 0 ? (
        <Text size="sm" c="dimmed">
          All that were sent have arrived, or are on their way.
        </Text>
      ) : (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
          {reasons.map(({ code, count }) => (
            <li key={code}>
              <Group justify="space-between" gap="sm" mb={4}>
                <Text size="sm" className="mono wrap">
                  {code}
                </Text>
                <Text size="sm" className="figures">
                  {count}
                </Text>
              </Group>
              <Progress
                value={(100 * count) / most}
                color="red.7"
                size="sm"
                aria-label={`${code}: ${count}`}
              />
            </li>
          ))}
        </Stack>
      )}
    </Section>
  );
}
