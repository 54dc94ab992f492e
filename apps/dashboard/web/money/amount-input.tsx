import { Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Decimals, minorUnitsIn } from './minor-units.js';
import { moneyText } from './money-text.js';

interface AmountInputProps {
  readonly label: string;
  /** What it is in; unknown until a wallet or currency is chosen. */
  readonly currency: Decimals | undefined;
  /** What is written, as it is written. */
  readonly value: string;
  /** What the service has against it. */
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** Takes an amount in decimals of its currency, and says at once what it cannot be. */
export function AmountInput({ currency, value, error, description, ...rest }: AmountInputProps) {
  const read = currency && value !== '' ? minorUnitsIn(value, currency) : undefined;
  const { onChange, ...props } = rest;
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      autoComplete="off"
      classNames={{ input: 'figures' }}
      placeholder={currency ? placeholderOf(currency) : ''}
      rightSection={
        currency && (
          <Text size="sm" c="dimmed" pr={12}>
            {currency.code}
          </Text>
        )
      }
      rightSectionWidth={currency ? 24 + currency.code.length * 10 : undefined}
      rightSectionPointerEvents="none"
      value={value}
      description={
        read?.minorUnits !== undefined && currency
          ? moneyText(read.minorUnits, currency)
          : description
      }
      error={read?.problem ?? error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const placeholderOf = ({ exponent }: Decimals): string =>
  exponent === 0 ? '0' : `0.${'0'.repeat(exponent)}`;
