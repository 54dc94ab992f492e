import { Stack, Text } from '@mantine/core';
import type { Broadcast } from '../../api/broadcasts.js';

/** Where a broadcast is sent to, and how that goes. */
export function TargetList({ targets }: Pick<Broadcast, 'targets'>) {
  if (targets.length === 0) return <>–</>;
  return (
    <Stack gap={2}>
      {targets.map(({ url, status, error }, place) => (
        <Text key={place} size="sm" className="wrap">
          {new URL(url).host}: {status}
          {error !== null && ` (${error})`}
        </Text>
      ))}
    </Stack>
  );
}
