import { Button, Group, Menu } from '@mantine/core';
import {
  IconChevronDown,
  IconDownload,
  IconLock,
  IconPencil,
  IconSend,
  IconSnowflake,
  IconSun,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Wallet } from '../../api/wallets.js';
import { NewTransferDialog } from '../../transfers/create/new-transfer-dialog.js';
import { EditDialog } from './edit-dialog.js';
import { FreezeDialog } from './freeze-dialog.js';
import { StatementDialog } from './statement-dialog.js';
import { CloseDialog, UnfreezeDialog } from './status-dialogs.js';

interface WalletMenuProps {
  readonly project: string;
  readonly wallet: Wallet;
}

type Dialog = 'send' | 'statement' | 'edit' | 'freeze' | 'unfreeze' | 'close';

/** What can be done with a wallet. */
export function WalletMenu({ project, wallet }: WalletMenuProps) {
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const { id, status } = wallet;
  const isFrozen = status === 'frozen' || status === 'frozen_debit';
  const shared = { project, wallet, onClose: close };
  return (
    <Group gap="xs">
      {status !== 'closed' && (
        <Button leftSection={<IconSend size={16} />} onClick={() => setDialog('send')}>
          Send money
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() => setDialog('statement')}
      >
        Statement
      </Button>
      {status !== 'closed' && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />}>
              Manage
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setDialog('edit')}>
              Edit
            </Menu.Item>
            {isFrozen && (
              <Menu.Item leftSection={<IconSun size={16} />} onClick={() => setDialog('unfreeze')}>
                Unfreeze
              </Menu.Item>
            )}
            {status !== 'frozen' && (
              <Menu.Item
                leftSection={<IconSnowflake size={16} />}
                onClick={() => setDialog('freeze')}
              >
                {isFrozen ? 'Freeze more' : 'Freeze'}
              </Menu.Item>
            )}
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconLock size={16} />}
              onClick={() => setDialog('close')}
            >
              Close
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog === 'send' && <NewTransferDialog project={project} from={wallet} onClose={close} />}
      {dialog === 'statement' && <StatementDialog project={project} wallet={id} onClose={close} />}
      {dialog === 'edit' && <EditDialog {...shared} />}
      {dialog === 'freeze' && <FreezeDialog project={project} wallet={id} onClose={close} />}
      {dialog === 'unfreeze' && <UnfreezeDialog {...shared} />}
      {dialog === 'close' && <CloseDialog {...shared} />}
    </Group>
  );
}
