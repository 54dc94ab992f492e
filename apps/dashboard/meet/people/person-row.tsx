import { Text } from '@mantine/core';
import {
  IconHandStop,
  IconMicrophone,
  IconMicrophoneOff,
  IconScreenShare,
  IconVideo,
  IconVideoOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isSpeakable, nameOf, type Person, trackOf } from '../room/tiles.js';
import { Avatar } from '../stage/avatar.js';
import { QualityBars } from '../stage/quality-bars.js';

interface PersonRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  /** The place in the order of raised hands, from 1; 0 for none. */
  readonly hand: number;
  /** What may be done to them. */
  readonly children: ReactNode;
}

/** Somebody in the list of people. */
export function PersonRow({ person, isSelf, hand, children }: PersonRowProps) {
  const { permissions, connectionQuality } = person;
  const { publish, moderate } = permissions;
  const isHeard = isSpeakable(person);
  const isSeen = trackOf(person, 'camera')?.muted === false;
  const roles = [isSelf && 'you', moderate && 'moderator', publish.length === 0 && 'watching'];
  const said = roles.filter((role) => role !== false).join(', ');
  const Voice = isHeard ? IconMicrophone : IconMicrophoneOff;
  const Sight = isSeen ? IconVideo : IconVideoOff;
  return (
    <li className="meet-person" data-person={person.identity}>
      <Avatar name={nameOf(person)} size={32} />
      <div className="meet-person-name">
        <Text size="sm" truncate>
          {nameOf(person)}
        </Text>
        {said !== '' && (
          <Text size="xs" c="dimmed">
            {said}
          </Text>
        )}
      </div>
      {hand > 0 && (
        <span className="meet-person-hand" role="img" aria-label={`Hand raised, number ${hand}`}>
          <IconHandStop size={16} />
          {hand}
        </span>
      )}
      {trackOf(person, 'screen_share') && (
        <IconScreenShare size={17} role="img" aria-label="Shares the screen" />
      )}
      {publish.includes('microphone') && (
        <Voice
          size={17}
          role="img"
          aria-label={isHeard ? 'Microphone on' : 'Microphone off'}
          data-off={!isHeard || undefined}
        />
      )}
      {publish.includes('camera') && (
        <Sight
          size={17}
          role="img"
          aria-label={isSeen ? 'Camera on' : 'Camera off'}
          data-off={!isSeen || undefined}
        />
      )}
      <QualityBars score={connectionQuality} />
      {children}
    </li>
  );
}
