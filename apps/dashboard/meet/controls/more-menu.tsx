import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconCameraRotate,
  IconDots,
  IconKeyboard,
  IconLayoutGrid,
  IconMaximize,
  IconScreenShare,
  IconUserSquare,
} from '@tabler/icons-react';
import { useRoom } from '../room/room-context.js';
import { useDevices } from '../sound/use-devices.js';
import type { View } from '../stage/stage.js';
import { canShareScreen } from './can-share-screen.js';
import type { SelfMedia } from './use-self-media.js';

interface MoreMenuProps {
  readonly media: SelfMedia;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly onHelp: () => void;
}

/** What is needed less often, and on a phone what has no room in the bar. */
export function MoreMenu({ media, view, onView, onHelp }: MoreMenuProps) {
  const { self } = useRoom();
  const used = self.track('camera')?.deviceId ?? '';
  const { cameras } = useDevices(used);
  const at = cameras.findIndex(({ deviceId }) => deviceId === used);
  const next = cameras[(at + 1) % Math.max(cameras.length, 1)];
  const maySwitch = media.isOn('camera') && cameras.length > 1 && next;
  const isFull = document.fullscreenElement !== null;
  return (
    <Menu position="top-end" width={240}>
      <Menu.Target>
        <UnstyledButton className="meet-control" aria-label="More">
          <IconDots size={22} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={
            view === 'grid' ? <IconUserSquare size={16} /> : <IconLayoutGrid size={16} />
          }
          onClick={() => onView(view === 'grid' ? 'speaker' : 'grid')}
        >
          {view === 'grid' ? 'Show who speaks' : 'Show everybody'}
        </Menu.Item>
        {canShareScreen() && media.refusalOf('screen_share') === undefined && (
          <Menu.Item
            className="meet-phone-only"
            leftSection={<IconScreenShare size={16} />}
            onClick={() => media.toggle('screen_share')}
          >
            {media.isOn('screen_share') ? 'Stop sharing' : 'Share screen'}
          </Menu.Item>
        )}
        {maySwitch && (
          <Menu.Item
            leftSection={<IconCameraRotate size={16} />}
            onClick={() => media.set('camera', true, next.deviceId)}
          >
            Switch camera
          </Menu.Item>
        )}
        {document.fullscreenEnabled && (
          <Menu.Item
            leftSection={<IconMaximize size={16} />}
            onClick={() =>
              void (isFull
                ? document.exitFullscreen()
                : document.documentElement.requestFullscreen())
            }
          >
            {isFull ? 'Leave full screen' : 'Full screen'}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={onHelp}>
          Keyboard shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
