import { Button, Group, NumberInput, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { appScaleQuery, scaleApp } from '../api/app-scale.js';
import type { AppScale } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Replicas } from './replicas.js';

const FIELDS = ['replicas', 'cpu', 'memory_mb'] as const;

/** How wide an app runs. */
export function ScalingTab({ project, app }: AppTabProps) {
  const scale = useQuery(appScaleQuery({ project, app: app.name }));
  return (
    <Stack maw={720}>
      <Loaded query={scale} rows={2}>
        {(found) => (
          <>
            <Section title="Now">
              <Replicas scale={found} />
            </Section>
            <ScaleForm
              key={`${found.replicas} ${found.cpu} ${found.memory_mb}`}
              project={project}
              app={app}
              scale={found}
            />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

function ScaleForm({ project, app, scale }: AppTabProps & { readonly scale: AppScale }) {
  const { replicas, cpu, memory_mb: memoryMb } = scale;
  const [wanted, setWanted] = useState({ replicas, cpu, memory_mb: memoryMb });
  const scaling = useDeploying({ project, app: app.name });
  const isSame = FIELDS.every((field) => wanted[field] === scale[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (scaling.isPending || isSame) return;
    scaling.mutate(() => scaleApp({ project, app: app.name }, wanted));
  };
  const field = (name: (typeof FIELDS)[number]) => ({
    value: wanted[name],
    error: issueOf(scaling.error, name),
    onChange: (value: string | number) =>
      setWanted((all) => ({ ...all, [name]: Number(value) || all[name] })),
  });
  return (
    <form onSubmit={submit}>
      <Section
        title="Scale by hand"
        text="Makes a release of what serves now, without a build. Replicas that are there go on serving until the new ones answer."
      >
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberInput
            label="Replicas"
            min={1}
            max={100}
            allowDecimal={false}
            miw={120}
            {...field('replicas')}
          />
          <NumberInput
            label="Processors of each"
            min={0.05}
            max={64}
            step={0.25}
            decimalScale={2}
            miw={120}
            {...field('cpu')}
          />
          <NumberInput
            label="Memory of each"
            suffix=" MB"
            min={32}
            max={262_144}
            step={64}
            allowDecimal={false}
            miw={120}
            {...field('memory_mb')}
          />
        </Group>
        <ErrorNotice error={restOf(scaling.error, FIELDS)} />
        <Group justify="flex-end">
          <Button type="submit" disabled={isSame} loading={scaling.isPending}>
            Scale
          </Button>
        </Group>
      </Section>
    </form>
  );
}
