import { Group, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotasQuery } from '../api/quotas.js';
import type { QuotaUse } from '../api/shapes.js';
import { Loaded } from '../ui/loaded.js';

const NEARLY = 0.8;
const NAMES: Readonly<Record<string, string>> = {
  keys: 'API keys',
  messages_per_day: 'Messages today',
};
const number = new Intl.NumberFormat('en');

/** How much of what a project may have it has. */
export function QuotaBars({ project }: { readonly project: string }) {
  const quotas = useQuery(quotasQuery(project));
  return (
    <Stack component="section" aria-labelledby="quotas" className="card" p={18}>
      <Title order={2} id="quotas">
        Quotas
      </Title>
      <Loaded query={quotas} rows={2}>
        {(items) => items.map((quota) => <QuotaBar key={quota.name} quota={quota} />)}
      </Loaded>
      <Text size="sm" c="dimmed">
        Daily quotas start again at 00:00 UTC. Whoever runs this installation can raise them.
      </Text>
    </Stack>
  );
}

function QuotaBar({ quota: { name, used, limit } }: { readonly quota: QuotaUse }) {
  const label = NAMES[name] ?? nameOf(name);
  const share = limit === null ? 0 : Math.min(1, limit === 0 ? 1 : used / limit);
  const text = limit === null ? 'no limit' : number.format(limit);
  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={500}>
          {label}
        </Text>
        <Text size="sm">
          {number.format(used)} / {text}
        </Text>
      </Group>
      {limit !== null && (
        <Progress
          value={share * 100}
          color={colorOf(share)}
          aria-label={`${label}: ${used} of ${limit}`}
        />
      )}
    </div>
  );
}

function colorOf(share: number): string {
  if (share >= 1) return 'var(--bad)';
  return share >= NEARLY ? 'var(--warn)' : 'var(--busy)';
}

const nameOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
