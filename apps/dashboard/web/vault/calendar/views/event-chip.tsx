import { UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { Placed } from '../times/placed.js';
import { clockText, placedText, titleOf } from '../times/time-words.js';
import { beginDrag } from './dragged-event.js';

interface EventChipProps {
  readonly placed: Placed;
  readonly style?: CSSProperties;
  readonly onOpen: (placed: Placed) => void;
}

/** One instance on the page, in the colour of its calendar. */
export function EventChip({ placed, style, onOpen }: EventChipProps) {
  const { calendar, instance, start } = placed;
  return (
    <UnstyledButton
      className="event-chip"
      data-status={instance.status}
      data-free={instance.transparent || undefined}
      aria-label={placedText(placed)}
      draggable
      style={{ ...style, '--calendar': calendar.color }}
      onDragStart={(event) => beginDrag(event, placed)}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(placed);
      }}
    >
      {!instance.all_day && <span className="event-time">{clockText(start)}</span>}
      <span className="event-title">{titleOf(instance)}</span>
    </UnstyledButton>
  );
}
