import { Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppEnvironment, ENVIRONMENTS, envDiffQuery } from '../api/app-settings.js';
import type { AppRef } from '../api/apps.js';
import { Loaded } from '../ui/loaded.js';

interface EnvironmentDiffProps {
  readonly at: AppRef;
  /** What the app is run as. */
  readonly environment: AppEnvironment;
}

const KINDS = [
  ['changed', 'Otherwise there'],
  ['added', 'Only there'],
  ['removed', 'Not there'],
] as const;

/** Which variables another environment has otherwise, by name. */
export function EnvironmentDiff({ at, environment }: EnvironmentDiffProps) {
  const others = ENVIRONMENTS.filter((one) => one !== environment);
  const [to, setTo] = useState<AppEnvironment>(others.at(-1) ?? 'preview');
  const diff = useQuery(envDiffQuery(at, environment, to));
  return (
    <>
      <Group>
        <Select
          label={`Compare ${environment} with`}
          w={190}
          allowDeselect={false}
          data={others}
          value={to}
          onChange={(value) => setTo(others.find((one) => one === value) ?? to)}
        />
      </Group>
      <Loaded query={diff} rows={1}>
        {(found) => (
          <dl className="pair">
            {KINDS.map(([kind, label]) => (
              <div key={kind} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd className="mono wrap">{found[kind].join(', ') || '–'}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
      <Text size="xs" c="dimmed">
        Names only; values are never told.
      </Text>
    </>
  );
}
