import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Hold } from '../api/holds.js';
import { CaptureDialog } from './capture-dialog.js';
import { IncreaseDialog } from './increase-dialog.js';
import { VoidDialog } from './void-dialog.js';
import { isOpen } from './hold-words.js';

interface HoldActionsProps {
  readonly project: string;
  readonly hold: Hold;
}

/** What a dialog about a hold is given. */
export interface HoldDialogProps extends HoldActionsProps {
  readonly onClose: () => void;
}

const DIALOGS = { capture: CaptureDialog, increase: IncreaseDialog, void: VoidDialog } as const;

/** What can be done to a hold as long as something of it is put aside. */
export function HoldActions({ project, hold }: HoldActionsProps) {
  const [shown, setShown] = useState<keyof typeof DIALOGS>();
  const Dialog = shown && DIALOGS[shown];
  const close = () => setShown(undefined);
  if (!Dialog && !isOpen(hold)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setShown('void')}>
        Void
      </Button>
      <Button variant="default" onClick={() => setShown('increase')}>
        Increase
      </Button>
      <Button onClick={() => setShown('capture')}>Capture</Button>
      {Dialog && <Dialog project={project} hold={hold} onClose={close} />}
    </>
  );
}
