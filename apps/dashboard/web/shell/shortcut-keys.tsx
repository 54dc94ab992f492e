import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CommandPalette } from './command-palette.js';
import { destinationsOf } from './destinations.js';
import { HelpDialog } from './help-dialog.js';
import { usePlainKeys } from './use-plain-keys.js';

const OPEN_PALETTE = 'skydeck:palette';

/** Opens the command palette, wherever the button is. */
export function openPalette(): void {
  window.dispatchEvent(new Event(OPEN_PALETTE));
}

/** The keyboard shortcuts: `?` for help, Ctrl+K for commands, `g` and a letter for a page. */
export function ShortcutKeys({ project }: { readonly project: string | undefined }) {
  const [shown, setShown] = useState<'help' | 'palette'>();
  const navigate = useNavigate();
  const { project: pages, general } = destinationsOf(project);
  const all = [...pages, ...general];
  const close = () => setShown(undefined);

  useEffect(() => {
    const open = () => setShown('palette');
    window.addEventListener(OPEN_PALETTE, open);
    return () => window.removeEventListener(OPEN_PALETTE, open);
  }, []);

  useHotkeys([['mod+K', () => setShown('palette')]]);
  usePlainKeys((keys) => {
    if (keys === '?') setShown('help');
    const page = all.find(({ key }) => keys === `g${key}`);
    if (page) void navigate({ to: page.to });
  });

  return (
    <>
      {shown === 'palette' && <CommandPalette pages={all} onClose={close} />}
      {shown === 'help' && <HelpDialog pages={all} onClose={close} />}
    </>
  );
}
