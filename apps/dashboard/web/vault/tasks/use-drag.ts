import { type PointerEvent as ReactPointerEvent, useState } from 'react';

const SLACK_PX = 5;
const EDGE_PX = 48;
const SCROLL_PX = 14;

/** Over which column and beside which task something is dragged. */
export interface DropTarget {
  readonly column: string;
  readonly beside: string | null;
  readonly isAfter: boolean;
}

/** What is dragged just now. */
export interface Drag {
  readonly id: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly target: DropTarget | null;
}

interface Draggable {
  readonly id: string;
  readonly title: string;
}

/**
 * Drags what has `data-task` between what has `data-column`: by mouse anywhere, by finger at what
 * has `data-handle`, for elsewhere a finger scrolls. Escape ends it without a drop.
 */
export function useDrag(onDrop: (id: string, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = ({ id, title }: Draggable, event: ReactPointerEvent): void => {
    const from = event.target as Element;
    const isFinger = event.pointerType !== 'mouse';
    if (event.button !== 0 || from.closest('input, label, [data-fixed]')) return;
    if (isFinger && !from.closest('[data-handle]')) return;
    const [startX, startY] = [event.clientX, event.clientY];
    let isDragged = false;
    let target: DropTarget | null = null;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!isDragged && Math.hypot(x - startX, y - startY) < SLACK_PX) return;
      isDragged = true;
      scrollAt(x, y);
      target = targetAt(x, y, id);
      setDrag({ id, title, x, y, target });
    };
    const end = (isDropped: boolean) => {
      listening.abort();
      setDrag(null);
      if (!isDragged) return;
      keepFromClick();
      if (isDropped && target) onDrop(id, target);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(true), { signal });
    window.addEventListener('pointercancel', () => end(false), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  };
  return { drag, start };
}

function targetAt(x: number, y: number, dragged: string): DropTarget | null {
  const below = document.elementFromPoint(x, y);
  const column = below?.closest<HTMLElement>('[data-column]')?.dataset['column'];
  if (!below || column === undefined) return null;
  const task = below.closest<HTMLElement>('[data-task]');
  const beside = task?.dataset['task'];
  if (!task || beside === undefined || beside === dragged) {
    return { column, beside: null, isAfter: true };
  }
  const { top, height } = task.getBoundingClientRect();
  return { column, beside, isAfter: y > top + height / 2 };
}

/** What is let go over a button is not a click on it. */
function keepFromClick(): void {
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Brings what is beside into sight, while something is held at an edge. */
function scrollAt(x: number, y: number): void {
  const board = document.elementFromPoint(x, y)?.closest('[data-scrolls]');
  if (board) {
    const { left, right } = board.getBoundingClientRect();
    board.scrollBy({ left: x > right - EDGE_PX ? SCROLL_PX : x < left + EDGE_PX ? -SCROLL_PX : 0 });
  }
  const isLow = y > window.innerHeight - EDGE_PX;
  window.scrollBy({ top: isLow ? SCROLL_PX : y < EDGE_PX ? -SCROLL_PX : 0 });
}
