import { Portal } from '@mantine/core';
import type { Drag } from './use-drag.js';

/** What is dragged, at the pointer. */
export function DragGhost({ drag }: { readonly drag: Drag | null }) {
  if (!drag) return null;
  // It stays within the window.
  const isRight = drag.x > window.innerWidth / 2;
  return (
    <Portal>
      <div
        className="task-ghost"
        data-right={isRight || undefined}
        aria-hidden
        style={{ left: drag.x, top: drag.y }}
      >
        {drag.title}
      </div>
    </Portal>
  );
}
