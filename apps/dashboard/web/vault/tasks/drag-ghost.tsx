import { Portal } from '@mantine/core';
import type { Drag } from './use-drag.js';

/** What is dragged, at the pointer. */
export function DragGhost({ drag }: { readonly drag: Drag | null }) {
  if (!drag) return null;
  return (
    <Portal>
      <div className="task-ghost" aria-hidden style={{ left: drag.x, top: drag.y }}>
        {drag.title}
      </div>
    </Portal>
  );
}
