import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconServerCog } from '@tabler/icons-react';
import { enginesQuery } from '../api/engines.js';
import type { Engine } from '../api/shapes.js';
import { CodeBlock } from '../ui/code-block.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Status } from '../ui/status.js';

export function EnginesPage() {
  const engines = useQuery(enginesQuery);
  return (
    <Page
      title="Engines"
      text="What this installation builds, runs and stores with. The same as “skydeck doctor” shows."
    >
      <Loaded query={engines}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconServerCog}
              title="No engines found"
              text="Run “skydeck doctor” on the machine to see why."
            />
          ) : (
            <Stack>
              {namesOf(items).map((name) => (
                <EngineGroup
                  key={name}
                  name={name}
                  drivers={items.filter(({ engine }) => engine === name)}
                />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Page>
  );
}

const namesOf = (engines: readonly Engine[]) => [...new Set(engines.map(({ engine }) => engine))];

interface EngineGroupProps {
  readonly name: string;
  readonly drivers: readonly Engine[];
}

function EngineGroup({ name, drivers }: EngineGroupProps) {
  return (
    <Stack className="card" p="lg" gap="md" component="section" aria-label={name}>
      <Title order={2} tt="capitalize">
        {name}
      </Title>
      {drivers.map((driver) => (
        <Driver key={driver.driver} driver={driver} />
      ))}
    </Stack>
  );
}

function Driver({ driver }: { readonly driver: Engine }) {
  const { ok, chosen, version, problems } = driver;
  return (
    <Stack gap="xs">
      <Group gap="md">
        <Text size="sm" fw={600} className="mono">
          {driver.driver}
        </Text>
        <Status value={ok ? 'available' : 'missing'} label={ok ? 'Available' : 'Not available'} />
        {chosen && (
          <Badge variant="default" size="sm">
            In use
          </Badge>
        )}
        {version && (
          <Text size="sm" c="dimmed">
            {version}
          </Text>
        )}
      </Group>
      {problems.map(({ code, text, fix }) => (
        <Stack key={code} gap={6}>
          <Text size="sm">{text}</Text>
          {fix && <CodeBlock code={fix} what="fix" />}
        </Stack>
      ))}
    </Stack>
  );
}
