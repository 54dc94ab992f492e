import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDots,
  IconPlayerPlay,
  IconPlayerStop,
  IconPower,
  IconRefresh,
  IconTerminal2,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Server } from '../api/shapes.js';
import { DeleteServerDialog } from './delete-server-dialog.js';
import { isIdle } from './server-state.js';
import { useServerAction } from './use-server-action.js';

interface ServerMenuProps {
  readonly project: string;
  readonly server: Server;
  /** Told what an action failed with; null when one begins. */
  readonly onError: (error: Error | null) => void;
}

/** What can be done with a server from the list. */
export function ServerMenu({ project, server, onError }: ServerMenuProps) {
  const [isDeleting, setDeleting] = useState(false);
  const act = useServerAction(project, server.name, onError);
  const navigate = useNavigate();
  const { name, state } = server;
  const isRunning = state === 'running' && isIdle(server);
  const isOff = state === 'stopped' && isIdle(server);
  const openConsole = () =>
    void navigate({
      to: '/projects/$project/server/$server',
      params: { project, server: name },
      search: { tab: 'console' },
    });
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={act.isPending}
            aria-label={`Actions for ${name}`}
          >
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            disabled={state !== 'running'}
            leftSection={<IconTerminal2 size={16} />}
            onClick={openConsole}
          >
            Console
          </Menu.Item>
          {isOff ? (
            <Menu.Item
              leftSection={<IconPlayerPlay size={16} />}
              onClick={() => act.mutate('start')}
            >
              Start
            </Menu.Item>
          ) : (
            <Menu.Item
              disabled={!isRunning}
              leftSection={<IconPlayerStop size={16} />}
              onClick={() => act.mutate('stop')}
            >
              Stop
            </Menu.Item>
          )}
          <Menu.Item
            disabled={!isRunning}
            leftSection={<IconRefresh size={16} />}
            onClick={() => act.mutate('reboot')}
          >
            Reboot
          </Menu.Item>
          <Menu.Item
            disabled={!isRunning}
            leftSection={<IconPower size={16} />}
            onClick={() => act.mutate('power off')}
          >
            Cut power
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            disabled={server.protected || state === 'deleting'}
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            onClick={() => setDeleting(true)}
          >
            {server.protected ? 'Delete (protected)' : 'Delete'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && (
        <DeleteServerDialog project={project} name={name} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
