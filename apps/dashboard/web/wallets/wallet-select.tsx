import { Group, Select, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { Wallet } from '../api/wallets.js';
import { useMoney } from '../money/use-money.js';
import { useWalletChoices } from './use-wallet-choices.js';
import { titleOf } from './wallet-words.js';

interface WalletSelectProps {
  readonly project: string;
  readonly label?: string;
  /** Its name, where no label is shown. */
  readonly ariaLabel?: string;
  readonly placeholder?: string;
  readonly value: Wallet | undefined;
  /** Only wallets of this currency. */
  readonly currency?: string | undefined;
  /** A wallet that is not to be chosen. */
  readonly without?: string | undefined;
  readonly required?: boolean;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly autoFocus?: boolean;
  readonly onChange: (wallet: Wallet | undefined) => void;
}

const TYPING_MS = 250;

/** Chooses a wallet by its name, external id or id, and shows what is available on it. */
export function WalletSelect(props: WalletSelectProps) {
  const { project, label, value, currency, without, required, onChange } = props;
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text.trim(), TYPING_MS);
  const isChosen = value !== undefined && settled === labelOf(value);
  const choices = useWalletChoices(project, isChosen ? '' : settled, currency);
  const write = useMoney(project);
  const known = (choices.data ?? []).filter(({ id }) => id !== without);
  const all = value && !known.some(({ id }) => id === value.id) ? [value, ...known] : known;
  const byId = new Map(all.map((wallet) => [wallet.id, wallet]));
  return (
    <Select
      {...(label === undefined
        ? { 'aria-label': props.ariaLabel, flex: '1 1 220px', maw: { base: '100%', sm: 260 } }
        : { label })}
      description={props.description}
      error={props.error}
      required={required ?? false}
      data-autofocus={props.autoFocus || undefined}
      searchable
      clearable={!required}
      clearButtonProps={{ 'aria-label': `Clear: ${label}` }}
      placeholder={props.placeholder ?? 'Name, external id or id'}
      nothingFoundMessage={choices.isFetching ? 'Looking…' : 'No wallet fits.'}
      data={all.map((wallet) => ({ value: wallet.id, label: labelOf(wallet) }))}
      filter={({ options, search }) =>
        options.filter((option) => 'value' in option && fits(byId.get(option.value), search))
      }
      renderOption={({ option }) => {
        const wallet = byId.get(option.value);
        return (
          <Group justify="space-between" wrap="nowrap" w="100%" gap="sm">
            <Text size="sm" truncate>
              {option.label}
            </Text>
            {wallet && (
              <Text size="xs" c="dimmed" className="figures">
                {write(wallet.balance.available, wallet.currency)}
              </Text>
            )}
          </Group>
        );
      }}
      searchValue={text}
      onSearchChange={setText}
      value={value?.id ?? null}
      onChange={(id) => onChange(id === null ? undefined : byId.get(id))}
    />
  );
}

/** Wallets of one name are told apart by what follows it. */
const labelOf = (wallet: Wallet): string => {
  const { name, external_id: externalId } = wallet;
  return name !== null && externalId !== null ? `${name} (${externalId})` : titleOf(wallet);
};

function fits(wallet: Wallet | undefined, search: string): boolean {
  if (!wallet) return false;
  const wanted = search.trim().toLowerCase();
  const texts = [labelOf(wallet), wallet.id, wallet.external_id ?? ''];
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
