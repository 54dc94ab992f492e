import { Group, Text } from '@mantine/core';
import type { AppScale } from '../api/shapes.js';
import { Status } from '../ui/status.js';

/** How many replicas answer, of how many, and what each may use. */
export function Replicas({ scale }: { readonly scale: AppScale }) {
  const { replicas, running, cpu, memory_mb: memoryMb } = scale;
  const isWhole = running >= replicas;
  return (
    <dl className="pair">
      <dt>Answering</dt>
      <dd aria-live="polite">
        <Group gap={8}>
          <Status value={isWhole ? 'running' : 'starting'} label={`${running} of ${replicas}`} />
        </Group>
      </dd>
      <dt>Each may use</dt>
      <dd>
        {cpu} {cpu === 1 ? 'processor' : 'processors'}, {memoryMb} MB
        <Text size="xs" c="dimmed">
          {replicas * memoryMb} MB in all
        </Text>
      </dd>
    </dl>
  );
}
