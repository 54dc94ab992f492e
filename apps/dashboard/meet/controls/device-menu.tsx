import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronUp } from '@tabler/icons-react';
import { useRoom } from '../room/room-context.js';
import { chooseSpeaker, useSpeakerId } from '../sound/speaker-choice.js';
import { useDevices } from '../sound/use-devices.js';
import type { SelfMedia } from './use-self-media.js';

interface DeviceMenuProps {
  readonly kind: 'microphone' | 'camera';
  readonly media: SelfMedia;
}

/** Changes to another device while the meeting goes on. */
export function DeviceMenu({ kind, media }: DeviceMenuProps) {
  const { self } = useRoom();
  const speakerId = useSpeakerId();
  const used = self.track(kind)?.deviceId ?? '';
  const { cameras, microphones, speakers } = useDevices(used);
  const own = kind === 'camera' ? cameras : microphones;
  return (
    <Menu position="top-start" width={300}>
      <Menu.Target>
        <UnstyledButton className="meet-more" aria-label={`Choose ${kind}`}>
          <IconChevronUp size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{kind === 'camera' ? 'Camera' : 'Microphone'}</Menu.Label>
        {choices(own, used, (deviceId) => media.set(kind, true, deviceId))}
        {own.length === 0 && <Menu.Item disabled>None found</Menu.Item>}
        {kind === 'microphone' && speakers.length > 0 && (
          <>
            <Menu.Label>Loudspeaker</Menu.Label>
            {choices(speakers, speakerId || (speakers[0]?.deviceId ?? ''), chooseSpeaker)}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function choices(
  devices: readonly MediaDeviceInfo[],
  used: string,
  choose: (deviceId: string) => void,
) {
  return devices.map(({ deviceId, label }, index) => (
    <Menu.Item
      key={deviceId}
      role="menuitemradio"
      aria-checked={deviceId === used}
      leftSection={
        <IconCheck size={16} visibility={deviceId === used ? 'visible' : 'hidden'} aria-hidden />
      }
      onClick={() => choose(deviceId)}
    >
      {label || `Device ${index + 1}`}
    </Menu.Item>
  ));
}
