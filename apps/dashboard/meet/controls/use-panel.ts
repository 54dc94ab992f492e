import { useRef, useState } from 'react';

export type Panel = 'chat' | 'people';

/** Which panel is open beside the stage; closing gives the focus back to where it was. */
export function usePanel() {
  const [panel, setPanel] = useState<Panel | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const close = () => {
    setPanel(null);
    before.current?.focus();
  };
  const toggle = (wanted: Panel) => {
    if (panel === wanted) {
      close();
      return;
    }
    const { activeElement } = document;
    if (panel === null)
      before.current = activeElement instanceof HTMLElement ? activeElement : null;
    setPanel(wanted);
  };
  return { panel, toggle, close };
}
