import { Text } from '@mantine/core';
import type { Transfer } from '../api/transfers.js';
import { Status } from '../ui/status.js';
import { refusalText, reversedText, STATUS_WORDS } from './transfer-words.js';

/** Whether the money moved, and whether it came back. */
export function TransferStatus({ transfer }: { readonly transfer: Transfer }) {
  const { status, code } = transfer;
  const note = code === null ? reversedText(transfer) : refusalText(code);
  return (
    <>
      <Status value={status} label={STATUS_WORDS[status]} />
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </>
  );
}
