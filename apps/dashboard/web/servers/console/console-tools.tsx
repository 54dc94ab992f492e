import { ActionIcon, Tooltip } from '@mantine/core';
import { IconClipboard, IconCopy, IconMaximize, IconMinimize } from '@tabler/icons-react';
import type { Terminal } from '@xterm/xterm';
import type { ReactNode, RefObject } from 'react';
import { copyText } from '../../ui/copy.js';

interface ConsoleToolsProps {
  readonly terminal: RefObject<Terminal | null>;
  readonly isFullScreen: boolean;
  readonly onFullScreen: () => void;
}

/** Copies, pastes, and fills the screen. */
export function ConsoleTools({ terminal, isFullScreen, onFullScreen }: ConsoleToolsProps) {
  const copy = () => void copyText(terminal.current?.getSelection() ?? '');
  const paste = async () => terminal.current?.paste(await navigator.clipboard.readText());
  return (
    <>
      <Tool label="Copy selection" onClick={copy}>
        <IconCopy size={17} />
      </Tool>
      {window.isSecureContext && (
        <Tool label="Paste" onClick={() => void paste().catch(() => undefined)}>
          <IconClipboard size={17} />
        </Tool>
      )}
      <Tool label={isFullScreen ? 'Leave full screen' : 'Full screen'} onClick={onFullScreen}>
        {isFullScreen ? <IconMinimize size={17} /> : <IconMaximize size={17} />}
      </Tool>
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label} openDelay={300}>
      <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
