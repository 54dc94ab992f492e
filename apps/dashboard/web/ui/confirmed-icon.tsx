import { ActionIcon, Tooltip } from '@mantine/core';
import { type Icon, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';

interface ConfirmedIconProps {
  /** What it does to what, such as `Delete nightly`; the question's title too. */
  readonly label: string;
  /** What the button of the question says. */
  readonly action: string;
  readonly icon?: Icon;
  /** What is lost. */
  readonly children: ReactNode;
  readonly onConfirm: () => Promise<unknown>;
}

/** A small button that asks before it takes something away. */
export function ConfirmedIcon(props: ConfirmedIconProps) {
  const { label, action, icon: Symbol = IconTrash, children, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const work = useMutation({ mutationFn: onConfirm, onSuccess: () => setAsking(false) });
  return (
    <>
      <Tooltip label={label} openDelay={300}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          onClick={() => {
            work.reset();
            setAsking(true);
          }}
        >
          <Symbol size={17} />
        </ActionIcon>
      </Tooltip>
      {isAsking && (
        <ConfirmDialog
          title={label}
          action={action}
          isPending={work.isPending}
          error={work.error}
          onConfirm={() => work.mutate()}
          onClose={() => setAsking(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
