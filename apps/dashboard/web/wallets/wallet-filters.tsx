import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import {
  type Finder,
  FINDER_CHOICES,
  FINDERS,
  KIND_CHOICES,
  STATUS_CHOICES,
  type WalletChoice,
} from './wallet-choice.js';

interface WalletFiltersProps {
  /** Those that wallets have; more cannot be found. */
  readonly currencies: readonly string[];
  readonly choice: WalletChoice;
  readonly onChange: (choice: WalletChoice) => void;
}

const NARROW = { flex: '1 1 120px', maw: { base: '100%', sm: 150 }, allowDeselect: false } as const;

/** Narrows the list; the service does the work. */
export function WalletFilters({ currencies, choice, onChange }: WalletFiltersProps) {
  const change = (part: Partial<WalletChoice>) => onChange({ ...choice, ...part });
  const codes = [...new Set([...currencies, choice.currency])].filter((code) => code !== '');
  return (
    <Group gap="sm">
      <Group gap={0} wrap="nowrap" flex="1 1 280px" maw={{ base: '100%', sm: 340 }}>
        <Select
          aria-label="Look up by"
          w={124}
          allowDeselect={false}
          data={FINDER_CHOICES}
          value={choice.by}
          styles={{ input: { borderStartEndRadius: 0, borderEndEndRadius: 0 } }}
          onChange={(by) => by && change({ by: by as Finder })}
        />
        <TextInput
          type="search"
          aria-label="Look up"
          placeholder={`${choice.by === 'q' ? 'Part of the' : 'Whole'} ${FINDERS[choice.by].toLowerCase()}`}
          leftSection={<IconSearch size={16} />}
          flex={1}
          ml={-1}
          value={choice.text}
          styles={{ input: { borderStartStartRadius: 0, borderEndStartRadius: 0 } }}
          onChange={({ currentTarget: { value } }) => change({ text: value })}
        />
      </Group>
      <Select
        {...NARROW}
        aria-label="Currency"
        data={[
          { value: '', label: 'Any currency' },
          ...codes.map((value) => ({ value, label: value })),
        ]}
        value={choice.currency}
        onChange={(currency) => change({ currency: currency ?? '' })}
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
