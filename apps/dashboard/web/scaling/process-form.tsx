import { Button, Group, NumberInput, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { scaleProcess } from '../api/app-processes.js';
import type { AppRef } from '../api/apps.js';
import type { AppProcess } from '../api/shapes.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';

interface ProcessFormProps {
  readonly at: AppRef;
  readonly process: AppProcess;
  /** Whether the app has no other process. */
  readonly isAlone: boolean;
  /** Whether its replicas are counted without being asked. */
  readonly isAutomatic: boolean;
}

const FIELDS = ['replicas', 'cpu', 'memory_mb'] as const;

/** How wide one process runs. */
export function ProcessForm({ at, process, isAlone, isAutomatic }: ProcessFormProps) {
  const { name, command, running, replicas, cpu, memory_mb: memoryMb } = process;
  const [wanted, setWanted] = useState({ replicas, cpu, memory_mb: memoryMb });
  const scaling = useDeploying(at);
  const isSame = FIELDS.every((field) => wanted[field] === process[field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (scaling.isPending || isSame) return;
    scaling.mutate(() => scaleProcess(at, { name, ...wanted }));
  };
  const field = (key: (typeof FIELDS)[number]) => ({
    miw: 120,
    value: wanted[key],
    onChange: (value: string | number) =>
      setWanted((all) => ({ ...all, [key]: value === '' ? all[key] : Number(value) })),
  });
  return (
    <form onSubmit={submit}>
      <Section
        title={isAlone ? 'Scale by hand' : `Process ${name}`}
        text="Makes a release of what serves now, without a build. Replicas that are there go on serving until the new ones answer."
      >
        <Group gap="md">
          <Status
            value={running >= replicas ? 'running' : 'starting'}
            label={`${running} of ${replicas} running`}
          />
          {command && (
            <Text size="xs" c="dimmed" className="mono wrap">
              {command}
            </Text>
          )}
        </Group>
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberInput
            hideControls
            label="Replicas"
            description={isAutomatic ? 'Counted by itself' : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            disabled={isAutomatic}
            min={name === 'web' ? 1 : 0}
            max={100}
            allowDecimal={false}
            {...field('replicas')}
          />
          <NumberInput
            hideControls
            label="Processors of each"
            min={0.05}
            max={64}
            step={0.25}
            decimalScale={2}
            {...field('cpu')}
          />
          <NumberInput
            hideControls
            label="Memory of each"
            suffix=" MB"
            min={32}
            max={262_144}
            step={64}
            allowDecimal={false}
            {...field('memory_mb')}
          />
        </Group>
        <ErrorNotice error={scaling.error} />
        <Group justify="flex-end">
          <Button
            type="submit"
            aria-label={isAlone ? undefined : `Scale ${name}`}
            disabled={isSame}
            loading={scaling.isPending}
          >
            Scale
          </Button>
        </Group>
      </Section>
    </form>
  );
}
