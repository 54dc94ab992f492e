import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHandStop, IconMicrophoneOff, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { isSpeakable, nameOf, type TileModel } from '../room/tiles.js';
import { Avatar } from './avatar.js';
import { QualityBars } from './quality-bars.js';
import { TileVideo } from './tile-video.js';

interface TileProps {
  readonly tile: TileModel;
  /** The place in the order of raised hands, from 1; 0 for none. */
  readonly hand: number;
  readonly isPinned: boolean;
  readonly onPin: () => void;
  readonly width?: number;
  readonly height?: number;
}

/** One picture of the stage with what is to be known of whoever it shows. */
export function Tile({ tile, hand, isPinned, onPin, width, height }: TileProps) {
  const { person, isSelf, source, video } = tile;
  const isScreen = source === 'screen_share';
  const name = nameOf(person);
  const title = isScreen ? `${isSelf ? 'Your' : `${name}’s`} screen` : name;
  const isSilent = !isScreen && !isSpeakable(person);
  const pin = isPinned ? `Unpin ${title}` : `Pin ${title}`;
  return (
    <li
      className="meet-tile"
      aria-label={`${title}${isSelf && !isScreen ? ' (you)' : ''}${isSilent ? ', muted' : ''}${hand > 0 ? ', hand raised' : ''}`}
      data-speaking={(!isScreen && person.isSpeaking && !isSilent) || undefined}
      data-tile={tile.key}
      style={{ width, height }}
    >
      <Avatar name={name} />
      {video && (
        <TileVideo
          track={video}
          label={title}
          isMirrored={isSelf && !isScreen}
          isWhole={isScreen}
        />
      )}
      {hand > 0 && !isScreen && (
        <span className="meet-hand">
          <IconHandStop size={15} aria-hidden />
          {hand}
        </span>
      )}
      <Tooltip label={pin}>
        <ActionIcon
          className="meet-pin"
          variant="filled"
          color="dark"
          size="lg"
          aria-label={pin}
          onClick={onPin}
        >
          {isPinned ? <IconPinnedOff size={18} /> : <IconPin size={18} />}
        </ActionIcon>
      </Tooltip>
      <span className="meet-name">
        {isSilent && <IconMicrophoneOff size={15} aria-hidden />}
        <span>
          {title}
          {isSelf && !isScreen && ' (you)'}
        </span>
        {!isScreen && <QualityBars score={person.connectionQuality} />}
      </span>
    </li>
  );
}
