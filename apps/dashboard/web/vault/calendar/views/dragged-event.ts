import type { DragEvent } from 'react';
import type { Placed } from '../times/placed.js';

const TYPE = 'application/x-skydeck-event';
const QUARTER = 15;

/** What is dragged, and how far below its top it was taken. */
let dragged: { readonly placed: Placed; readonly belowPx: number } | null = null;

/** Begins to drag an instance. */
export function beginDrag(event: DragEvent, placed: Placed): void {
  const { top } = event.currentTarget.getBoundingClientRect();
  dragged = { placed, belowPx: event.clientY - top };
  event.dataTransfer.setData(TYPE, placed.key);
  event.dataTransfer.effectAllowed = 'move';
}

/** Makes a day take what is dragged; `data-over` says that it would. */
export function dropProps(onDrop: (placed: Placed, event: DragEvent, belowPx: number) => void) {
  return {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      mark(event, true);
    },
    onDragLeave: (event: DragEvent) => mark(event, false),
    onDrop: (event: DragEvent) => {
      mark(event, false);
      if (!dragged || !event.dataTransfer.types.includes(TYPE)) return;
      event.preventDefault();
      onDrop(dragged.placed, event, dragged.belowPx);
      dragged = null;
    },
  };
}

function mark({ currentTarget }: DragEvent, isOver: boolean): void {
  (currentTarget as HTMLElement).toggleAttribute('data-over', isOver);
}

/** The quarter of an hour at a height. */
export const quarterAt = (px: number, hourPx: number): number =>
  Math.round(((px / hourPx) * 60) / QUARTER) * QUARTER;
