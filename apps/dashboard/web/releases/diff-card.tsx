import { Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { releaseDiffQuery } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { DiffTable } from './diff-table.js';

interface DiffCardProps extends AppTabProps {
  readonly releases: readonly Release[];
}

/** What differs between any two releases; of variables only their names. */
export function DiffCard({ project, app, releases }: DiffCardProps) {
  const [newest, before] = releases.map(({ number }) => number);
  const [to, setTo] = useState(newest ?? 1);
  const [from, setFrom] = useState(before ?? 1);
  const older = Math.min(from, to);
  const newer = Math.max(from, to);
  const diff = useQuery({
    ...releaseDiffQuery({ project, app: app.name }, newer, older),
    enabled: older !== newer,
  });
  const choices = releases.map(({ number, commit_sha: sha }) => ({
    value: String(number),
    label: `#${number} ${sha.slice(0, 7)}`,
  }));
  return (
    <Section title="Compare releases" text="Values of variables are never shown.">
      <Group gap="sm">
        <Select
          label="From"
          w={170}
          allowDeselect={false}
          data={choices}
          value={String(from)}
          onChange={(value) => setFrom(Number(value))}
        />
        <Select
          label="To"
          w={170}
          allowDeselect={false}
          data={choices}
          value={String(to)}
          onChange={(value) => setTo(Number(value))}
        />
      </Group>
      {older === newer ? (
        <Text size="sm" c="dimmed">
          Choose two different releases.
        </Text>
      ) : (
        <Loaded query={diff} rows={2}>
          {(found) => <DiffTable diff={found} />}
        </Loaded>
      )}
    </Section>
  );
}
