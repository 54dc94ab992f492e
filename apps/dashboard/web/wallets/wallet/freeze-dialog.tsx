import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { type Freezing, freezeWallet } from '../../api/wallets.js';
import { ChoiceCard } from '../../ui/choice-card.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { useWalletChange } from '../use-wallet-change.js';

interface FreezeDialogProps {
  readonly project: string;
  readonly wallet: string;
  readonly onClose: () => void;
}

/** Asks how much is frozen, and why. */
export function FreezeDialog({ project, wallet, onClose }: FreezeDialogProps) {
  const [scope, setScope] = useState<NonNullable<Freezing['scope']>>('debit');
  const [reason, setReason] = useState('');
  const freeze = useWalletChange(
    project,
    () => freezeWallet(project, wallet, { scope, ...(reason.trim() && { reason: reason.trim() }) }),
    () => {
      notifications.show({ message: 'The wallet is frozen.' });
      onClose();
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!freeze.isPending) freeze.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Freeze wallet">
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label="What stops"
            value={scope}
            onChange={(chosen) => setScope(chosen === 'all' ? 'all' : 'debit')}
          >
            <Stack gap="xs" mt={6}>
              <ChoiceCard
                value="debit"
                title="What leaves it"
                text="Payments out of it are refused; money still comes in."
              />
              <ChoiceCard
                value="all"
                title="Everything"
                text="Payments out of it and into it are refused."
              />
            </Stack>
          </Radio.Group>
          <TextInput
            label="Reason"
            description="Kept with the wallet, for who looks at it later."
            autoComplete="off"
            maxLength={500}
            value={reason}
            error={issueOf(freeze.error, 'reason')}
            onChange={({ currentTarget: { value } }) => setReason(value)}
          />
          <ErrorNotice error={restOf(freeze.error, ['reason'])} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.8" loading={freeze.isPending}>
              Freeze wallet
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
