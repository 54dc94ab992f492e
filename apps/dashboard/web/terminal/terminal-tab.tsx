import { Button, Group, Select, Text } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { IconTerminal2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import '@xterm/xterm/css/xterm.css';
import { useState } from 'react';
import { openReplica, type Replica, replicasQuery } from '../api/replicas.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ConsoleState } from '../servers/console/console-tab.js';
import { ConsoleTools } from '../servers/console/console-tools.js';
import '../servers/console/console.css';
import { useTerminal } from '../servers/console/use-console.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';

/** A shell inside a replica of the app. */
export function TerminalTab({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const replicas = useQuery(replicasQuery(at));
  return (
    <Loaded query={replicas}>
      {(found) =>
        found.length === 0 ? (
          <EmptyState
            icon={IconTerminal2}
            title="Nothing of this app runs"
            text="A terminal opens here as soon as a replica runs."
          />
        ) : (
          <ReplicaTerminal {...at} replicas={found} />
        )
      }
    </Loaded>
  );
}

interface ReplicaTerminalProps {
  readonly project: string;
  readonly app: string;
  readonly replicas: readonly Replica[];
}

function ReplicaTerminal({ project, app, replicas }: ReplicaTerminalProps) {
  const [chosen, setChosen] = useState(replicas[0]?.id ?? '');
  const [attempt, setAttempt] = useState(0);
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const { place, terminal, status } = useTerminal(
    (size, listener) => openReplica({ project, app }, { replica: chosen, ...size }, listener),
    [project, app, chosen, String(attempt)].join('/'),
  );
  const data = optionsOf(replicas, chosen);
  return (
    <div ref={ref} className="card console">
      <Group className="console-bar" gap="sm" justify="space-between">
        <Group gap="sm">
          <Select
            size="xs"
            aria-label="Replica"
            allowDeselect={false}
            data={data}
            value={chosen}
            onChange={(id) => id && setChosen(id)}
          />
          <span role="status">
            <ConsoleState status={status} />
          </span>
        </Group>
        <Group gap={4}>
          {(status.state === 'ended' || status.state === 'failed') && (
            <Button
              size="compact-sm"
              onClick={() => {
                if (!replicas.some(({ id }) => id === chosen)) setChosen(replicas[0]?.id ?? '');
                setAttempt((count) => count + 1);
              }}
            >
              Connect again
            </Button>
          )}
          <ConsoleTools
            terminal={terminal}
            isFullScreen={fullscreen}
            onFullScreen={() => void toggle()}
          />
        </Group>
      </Group>
      {status.error && <ErrorNotice error={status.error} />}
      <div ref={place} className="console-screen" data-state={status.state} />
      <Text size="xs" c="dimmed" className="console-hint">
        A shell with the rights, the limits and the variables of the app. What is changed here is
        gone with the replica.
      </Text>
    </div>
  );
}

/** What a terminal is open in stays in the list, also when it has ended. */
function optionsOf(replicas: readonly Replica[], chosen: string) {
  const options = replicas.map(({ id, process }) => ({
    value: id,
    label: `${process} · ${id.slice(-6)}`,
  }));
  if (replicas.some(({ id }) => id === chosen)) return options;
  return [{ value: chosen, label: `ended · ${chosen.slice(-6)}` }, ...options];
}
