import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { isIdle } from './server-state.js';
import type { ServerTabProps } from './server-tab.js';
import { useServerAction } from './use-server-action.js';

interface ServerActionsProps extends ServerTabProps {
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

/** Start, stop and reboot; which of them can be done now. */
export function ServerActions({ project, server, onError }: ServerActionsProps) {
  const act = useServerAction(project, server.name, onError);
  const isFree = isIdle(server) && !act.isPending;
  if (server.state === 'stopped') {
    return (
      <Button
        leftSection={<IconPlayerPlay size={16} />}
        disabled={!isFree}
        onClick={() => act.mutate('start')}
      >
        Start
      </Button>
    );
  }
  const canStop = isFree && server.state === 'running';
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRefresh size={16} />}
        disabled={!canStop}
        onClick={() => act.mutate('reboot')}
      >
        Reboot
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlayerStop size={16} />}
        disabled={!canStop}
        onClick={() => act.mutate('stop')}
      >
        Stop
      </Button>
    </>
  );
}
