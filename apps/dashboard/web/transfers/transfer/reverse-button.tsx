import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import type { Transfer } from '../../api/transfers.js';
import { ReverseDialog } from './reverse-dialog.js';

interface ReverseButtonProps {
  readonly project: string;
  readonly transfer: Transfer;
}

/** Asks how much of a transfer is to go back; not there when nothing can. */
export function ReverseButton({ project, transfer }: ReverseButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { amount, reversed } = transfer;
  const left = reversed && amount !== null ? BigInt(amount) - BigInt(reversed.amount) : 0n;
  if (!isAsking && left <= 0n) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={16} />}
        onClick={() => setAsking(true)}
      >
        Reverse
      </Button>
      {isAsking && (
        <ReverseDialog
          project={project}
          transfer={transfer}
          left={left.toString()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
