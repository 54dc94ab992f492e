import { useHotkeys } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CommandPalette } from './command-palette.js';
import { destinationsOf } from './destinations.js';
import { HelpDialog } from './help-dialog.js';
import { usePlainKeys } from './use-plain-keys.js';

type Dialog = 'help' | 'palette';

const OPEN = 'skydeck:open';

/** Opens the command palette, wherever the button is. */
export const openPalette = (): void => open('palette');

/** Opens the list of shortcuts. */
export const openHelp = (): void => open('help');

function open(dialog: Dialog): void {
  window.dispatchEvent(new CustomEvent<Dialog>(OPEN, { detail: dialog }));
}

/** The keyboard shortcuts: `?` for help, Ctrl+K for commands, `g` and a letter for a page. */
export function ShortcutKeys({ project }: { readonly project: string | undefined }) {
  const [shown, setShown] = useState<Dialog>();
  const navigate = useNavigate();
  const { project: pages, payments, vault, general } = destinationsOf(project);
  const all = [...pages, ...payments, ...vault, ...general];
  const close = () => setShown(undefined);

  useEffect(() => {
    const listen = (event: Event) => setShown((event as CustomEvent<Dialog>).detail);
    window.addEventListener(OPEN, listen);
    return () => window.removeEventListener(OPEN, listen);
  }, []);

  useHotkeys([['mod+K', () => setShown('palette')]]);
  usePlainKeys((keys) => {
    if (keys === '?') setShown('help');
    const page = all.find(({ key }) => key !== undefined && keys === `g${key}`);
    if (page) void navigate({ to: page.to });
  });

  return (
    <>
      {shown === 'palette' && <CommandPalette pages={all} onClose={close} />}
      {shown === 'help' && <HelpDialog pages={all} onClose={close} />}
    </>
  );
}
