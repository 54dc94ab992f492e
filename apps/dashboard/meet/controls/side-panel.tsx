import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is open beside the stage, or over it on a phone. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const panel = ref.current;
    (panel?.querySelector<HTMLElement>('[data-autofocus]') ?? panel)?.focus();
  }, []);
  return (
    <aside ref={ref} className="meet-panel" aria-label={title} tabIndex={-1}>
      <div className="meet-panel-head">
        <Title order={2}>{title}</Title>
        <CloseButton aria-label={`Close ${title.toLowerCase()}`} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
