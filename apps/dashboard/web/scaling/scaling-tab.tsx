import { Stack } from '@mantine/core';
import { IconArrowsMaximize } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { appScaleQuery } from '../api/app-scale.js';
import { processesQuery } from '../api/app-processes.js';
import type { AppRef } from '../api/apps.js';
import { autoscalingQuery } from '../api/autoscaling.js';
import type { AppProcess } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { AutoscalingForm } from './autoscaling-form.js';
import { ProcessForm } from './process-form.js';
import { ReplicaTable } from './replica-table.js';
import { Replicas } from './replicas.js';

/** How wide an app runs. */
export function ScalingTab({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const policy = useQuery(autoscalingQuery(at));
  return (
    <Stack maw={780}>
      {app.current_release ? (
        <Widths at={at} isAutomatic={policy.data?.enabled === true} />
      ) : (
        <EmptyState
          icon={IconArrowsMaximize}
          title="Nothing serves yet"
          text="As soon as a deployment is live, its replicas are scaled here."
        />
      )}
      <Loaded query={policy} rows={1}>
        {(found) => <AutoscalingForm key={app.id} at={at} policy={found} />}
      </Loaded>
    </Stack>
  );
}

interface WidthsProps {
  readonly at: AppRef;
  /** Whether the replicas of the web process are counted without being asked. */
  readonly isAutomatic: boolean;
}

function Widths({ at, isAutomatic }: WidthsProps) {
  const scale = useQuery(appScaleQuery(at));
  const processes = useQuery(processesQuery(at));
  return (
    <>
      <Loaded query={scale} rows={1}>
        {(found) => (
          <Section title="Now">
            <Replicas scale={found} />
            <ReplicaTable at={at} />
          </Section>
        )}
      </Loaded>
      <Loaded query={processes} rows={2}>
        {({ processes: all }) =>
          all.map((process) => (
            <ProcessForm
              key={keyOf(process)}
              at={at}
              process={process}
              isAlone={all.length === 1}
              isAutomatic={process.name === 'web' && isAutomatic}
            />
          ))
        }
      </Loaded>
    </>
  );
}

/** A form begins anew when what it is about was changed elsewhere. */
const keyOf = ({ name, replicas, cpu, memory_mb: memoryMb }: AppProcess): string =>
  [name, replicas, cpu, memoryMb].join(' ');
