import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { Wallet } from '../../api/wallets.js';
import { WalletSelect } from '../../wallets/wallet-select.js';
import { KIND_CHOICES, STATUS_CHOICES, type TransferChoice } from './transfer-choice.js';

interface TransferFiltersProps {
  readonly project: string;
  readonly choice: TransferChoice;
  readonly wallet: Wallet | undefined;
  readonly onChange: (choice: TransferChoice) => void;
  readonly onWallet: (wallet: Wallet | undefined) => void;
}

const NARROW = { flex: '1 1 130px', maw: { base: '100%', sm: 160 }, allowDeselect: false } as const;

/** Narrows the list; the service does the work. */
export function TransferFilters(props: TransferFiltersProps) {
  const { project, choice, wallet, onChange, onWallet } = props;
  const change = (part: Partial<TransferChoice>) => onChange({ ...choice, ...part });
  return (
    <Group gap="sm">
      <WalletSelect
        project={project}
        ariaLabel="Wallet"
        placeholder="Any wallet"
        value={wallet}
        onChange={onWallet}
      />
      <TextInput
        type="search"
        aria-label="Reference"
        placeholder="Whole reference"
        leftSection={<IconSearch size={16} />}
        flex="1 1 200px"
        maw={{ base: '100%', sm: 240 }}
        value={choice.reference}
        onChange={({ currentTarget: { value } }) => change({ reference: value })}
      />
      <Select
        {...NARROW}
        aria-label="Status"
        data={STATUS_CHOICES}
        value={choice.status}
        onChange={(status) => change({ status: status ?? '' })}
      />
      <Select
        {...NARROW}
        aria-label="Kind"
        data={KIND_CHOICES}
        value={choice.kind}
        onChange={(kind) => change({ kind: kind ?? '' })}
      />
    </Group>
  );
}
