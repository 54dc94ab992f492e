import { ActionIcon, Menu } from '@mantine/core';
import type { RemoteParticipant } from '@skydeck/costream';
import {
  IconBan,
  IconDots,
  IconHandOff,
  IconMicrophoneOff,
  IconScreenShareOff,
  IconShieldCog,
  IconUserMinus,
  IconVideoOff,
} from '@tabler/icons-react';
import { useRoom } from '../room/room-context.js';
import { nameOf } from '../room/tiles.js';
import { useAct } from './use-act.js';

export type Question = 'remove' | 'ban' | 'permissions';

interface PersonMenuProps {
  readonly person: RemoteParticipant;
  /** Asks before it is done. */
  readonly onAsk: (question: Question) => void;
}

/** What a moderator may do to somebody. */
export function PersonMenu({ person, onAsk }: PersonMenuProps) {
  const { moderate } = useRoom();
  const act = useAct();
  const { identity, handRaised } = person;
  const sources = [
    ['microphone', 'microphone', IconMicrophoneOff],
    ['camera', 'camera', IconVideoOff],
    ['screen_share', 'screen', IconScreenShareOff],
  ] as const;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${nameOf(person)}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {sources.map(([source, word, Symbol]) => {
          const track = person.track(source);
          if (!track) return null;
          const isOurs = track.mutedBy === 'moderator';
          const off = source === 'microphone' ? 'Mute' : 'Turn off';
          return (
            <Menu.Item
              key={source}
              leftSection={<Symbol size={16} />}
              disabled={track.mutedBy === 'self'}
              onClick={() => act(moderate.mute(identity, { source }, !isOurs))}
            >
              {isOurs ? `Allow ${word} again` : `${off} ${word}`}
            </Menu.Item>
          );
        })}
        {handRaised && (
          <Menu.Item
            leftSection={<IconHandOff size={16} />}
            onClick={() => act(moderate.lowerHand(identity))}
          >
            Lower hand
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconShieldCog size={16} />} onClick={() => onAsk('permissions')}>
          Permissions…
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserMinus size={16} />} onClick={() => onAsk('remove')}>
          Remove…
        </Menu.Item>
        <Menu.Item
          className="meet-grave"
          leftSection={<IconBan size={16} />}
          onClick={() => onAsk('ban')}
        >
          Ban…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
