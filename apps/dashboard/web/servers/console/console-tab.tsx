import { ActionIcon, Button, Group, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { useFullscreenElement } from '@mantine/hooks';
import {
  IconClipboard,
  IconCopy,
  IconMaximize,
  IconMinimize,
  IconTerminal2,
} from '@tabler/icons-react';
import '@xterm/xterm/css/xterm.css';
import { type ReactNode, useState } from 'react';
import { copyText } from '../../ui/copy.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Status } from '../../ui/status.js';
import type { ServerTabProps } from '../server-tab.js';
import './console.css';
import type { ConsoleMode } from './console-link.js';
import { type ConsoleStatus, useConsole } from './use-console.js';

/** A terminal in the server. */
export function ConsoleTab({ project, server }: ServerTabProps) {
  if (server.state !== 'running') {
    return (
      <EmptyState
        icon={IconTerminal2}
        title="The server does not run"
        text="Its console opens here as soon as it is started."
      />
    );
  }
  return <Console project={project} server={server.name} />;
}

const MODES = [
  { value: 'shell', label: 'Shell' },
  { value: 'serial', label: 'Serial' },
];

function Console({ project, server }: { readonly project: string; readonly server: string }) {
  const [mode, setMode] = useState<ConsoleMode>('shell');
  const [attempt, setAttempt] = useState(0);
  const { place, terminal, status } = useConsole({ project, server, mode, attempt });
  const { ref, toggle, fullscreen } = useFullscreenElement();
  const isOver = status.state === 'ended' || status.state === 'failed';
  const copy = () => void copyText(terminal.current?.getSelection() ?? '');
  const paste = async () => terminal.current?.paste(await navigator.clipboard.readText());
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
          <span role="status">
            <ConsoleState status={status} />
          </span>
        </Group>
        <Group gap={4}>
          {isOver && (
            <Button size="compact-sm" onClick={() => setAttempt((count) => count + 1)}>
              Connect again
            </Button>
          )}
          <Tool label="Copy selection" onClick={copy}>
            <IconCopy size={17} />
          </Tool>
          {window.isSecureContext && (
            <Tool label="Paste" onClick={() => void paste().catch(() => undefined)}>
              <IconClipboard size={17} />
            </Tool>
          )}
          <Tool
            label={fullscreen ? 'Leave full screen' : 'Full screen'}
            onClick={() => void toggle()}
          >
            {fullscreen ? <IconMinimize size={17} /> : <IconMaximize size={17} />}
          </Tool>
        </Group>
      </Group>
      {status.error && <ErrorNotice error={status.error} />}
      <div ref={place} className="console-screen" data-state={status.state} />
      <Text size="xs" c="dimmed" className="console-hint">
        {mode === 'shell'
          ? 'A shell of root. What is typed goes to the server and is not kept.'
          : 'The machine’s own line: press Enter for its login prompt.'}
      </Text>
    </div>
  );
}

function ConsoleState({ status: { state, reason } }: { readonly status: ConsoleStatus }) {
  if (state === 'open') return <Status value="live" label="Connected" />;
  if (state === 'connecting') return <Status value="connecting" />;
  if (state === 'failed') return <Status value="failed" label="Not connected" />;
  return <Status value="stopped" label={reason ?? 'The connection was lost.'} />;
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={300}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
