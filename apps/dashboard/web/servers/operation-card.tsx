import { Stack, Timeline } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Server } from '../api/shapes.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { creationSteps, isNew } from './creation-steps.js';
import { operationName } from './server-state.js';

/** How far an operation is; for a new server step by step, until it is ready. */
export function OperationCard({ server }: { readonly server: Server }) {
  const { operation } = server;
  if (isNew(server)) return <Creation server={server} />;
  if (!operation) return null;
  return (
    <Stack className="card" p={18} gap="xs" role="status" aria-label="Operation">
      <ProgressBar title={operationName(operation.kind)} operation={operation} />
    </Stack>
  );
}

function Creation({ server }: { readonly server: Server }) {
  const steps = creationSteps(server);
  const reached = steps.filter(({ state }) => state !== 'waiting').length;
  return (
    <Stack className="card" p={18} gap="md" role="status" aria-label="Creation">
      <ProgressBar
        title="Creating the server"
        operation={server.operation ?? { progress: 1, stage: 'waiting until it is ready' }}
      />
      <Timeline active={reached - 1} bulletSize={18} lineWidth={2} role="list" aria-label="Steps">
        {steps.map(({ label, state }, index) => (
          <Timeline.Item
            key={label}
            role="listitem"
            className="stage"
            bullet={state === 'done' ? <IconCheck size={11} stroke={3} aria-hidden /> : null}
            color="sky"
            aria-label={`${label}: ${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
            mt={index === 0 ? 0 : 10}
            title={label}
            styles={{
              itemTitle: {
                fontSize: '0.8125rem',
                lineHeight: '18px',
                fontWeight: state === 'current' ? 600 : 400,
                color: state === 'waiting' ? 'var(--mantine-color-dimmed)' : undefined,
              },
            }}
          />
        ))}
      </Timeline>
    </Stack>
  );
}
