import { Button, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconTrash,
} from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { enableLiveStream, type LiveStream, liveStreamsKey } from '../../api/live-streams.js';
import { LiveEndDialog, type LiveEnding } from './live-end-dialog.js';
import { LiveSettingsDialog } from './live-settings-dialog.js';

interface LiveMenuProps {
  readonly project: string;
  readonly stream: LiveStream;
}

/** What can be done with a live stream. */
export function LiveMenu({ project, stream }: LiveMenuProps) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<LiveEnding | 'settings'>();
  const enable = useMutation({
    mutationFn: () => enableLiveStream(project, stream.id),
    onSuccess: () => client.invalidateQueries({ queryKey: liveStreamsKey(project) }),
  });
  const close = () => setDialog(undefined);
  const isDisabled = stream.status === 'disabled';
  return (
    <>
      {stream.session_id !== null && (
        <Button
          variant="default"
          leftSection={<IconPlayerStop size={16} />}
          onClick={() => setDialog('complete')}
        >
          End broadcast
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('settings')}>
            Settings
          </Menu.Item>
          <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setDialog('reset-key')}>
            Reset key
          </Menu.Item>
          {isDisabled ? (
            <Menu.Item leftSection={<IconPlayerPlay size={16} />} onClick={() => enable.mutate()}>
              Enable
            </Menu.Item>
          ) : (
            <Menu.Item
              leftSection={<IconPlayerPause size={16} />}
              onClick={() => setDialog('disable')}
            >
              Disable
            </Menu.Item>
          )}
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => setDialog('delete')}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'settings' && <LiveSettingsDialog {...{ project, stream }} onClose={close} />}
      {dialog !== undefined && dialog !== 'settings' && (
        <LiveEndDialog {...{ project, stream, ending: dialog }} onClose={close} />
      )}
    </>
  );
}
