import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import { IconPlayerPlay, IconTerminal2 } from '@tabler/icons-react';
import '@xterm/xterm/css/xterm.css';
import { useState } from 'react';
import type { ServerRef } from '../../api/servers.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Status } from '../../ui/status.js';
import type { ServerTabProps } from '../server-tab.js';
import { useServerAction } from '../use-server-action.js';
import './console.css';
import type { ConsoleMode } from './console-link.js';
import { ConsoleTools } from './console-tools.js';
import { RecordingsCard } from './recordings/recordings-card.js';
import { type ConsoleStatus, useConsole } from './use-console.js';

/** A terminal in the server, and what was recorded of those before. */
export function ConsoleTab({ project, server }: ServerTabProps) {
  const at = { project, server: server.name };
  const [isRecorded, setRecorded] = useState(false);
  const start = useServerAction(project, server.name);
  return (
    <Stack>
      {server.state === 'running' ? (
        <Console {...at} isRecorded={isRecorded} onRecord={setRecorded} />
      ) : (
        <EmptyState
          icon={IconTerminal2}
          title="The server does not run"
          text="Its console opens here as soon as it is started."
        >
          {server.state === 'stopped' && (
            <Button
              loading={start.isPending}
              leftSection={<IconPlayerPlay size={16} />}
              onClick={() => start.mutate('start')}
            >
              Start server
            </Button>
          )}
          <ErrorNotice error={start.error} />
        </EmptyState>
      )}
      <RecordingsCard at={at} isRecorded={isRecorded} />
    </Stack>
  );
}

const MODES = [
  { value: 'shell', label: 'Shell' },
  { value: 'serial', label: 'Serial' },
];

interface ConsoleProps extends ServerRef {
  readonly isRecorded: boolean;
  readonly onRecord: (isRecorded: boolean) => void;
}

function Console({ project, server, isRecorded, onRecord }: ConsoleProps) {
  const [mode, setMode] = useState<ConsoleMode>('shell');
  const [attempt, setAttempt] = useState(0);
  const { place, terminal, status } = useConsole({ project, server, mode, isRecorded, attempt });
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const { state } = status;
  return (
    <div ref={ref} className="card console">
      <Group className="console-bar" gap="sm" justify="space-between">
        <Group gap="sm">
          <SegmentedControl
            size="xs"
            aria-label="Console"
            data={MODES}
            value={mode}
            onChange={(value) => setMode(value as ConsoleMode)}
          />
          <Switch
            size="xs"
            label="Record"
            title="Opens a new session that is recorded until it ends"
            checked={isRecorded}
            onChange={(event) => onRecord(event.currentTarget.checked)}
          />
          <span role="status">
            <ConsoleState status={status} />
          </span>
        </Group>
        <Group gap={4}>
          {(state === 'ended' || state === 'failed') && (
            <Button size="compact-sm" onClick={() => setAttempt((count) => count + 1)}>
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
      <div ref={place} className="console-screen" data-state={state} />
      <Text size="xs" c="dimmed" className="console-hint">
        {mode === 'shell'
          ? 'A shell of root. What is typed goes to the server and is not kept.'
          : 'The machine’s own line: press Enter for its login prompt.'}
        {isRecorded && ' What is shown is recorded.'}
      </Text>
    </div>
  );
}

/** Says how a terminal is connected. */
export function ConsoleState({ status: { state, reason } }: { readonly status: ConsoleStatus }) {
  if (state === 'open') return <Status value="live" label="Connected" />;
  if (state === 'connecting') return <Status value="connecting" />;
  if (state === 'failed') return <Status value="failed" label="Not connected" />;
  return <Status value="stopped" label={reason ?? 'The connection was lost.'} />;
}
