import { Box, Group, Slider, Text } from '@mantine/core';
import type { Currency } from '../../api/currencies.js';
import { AmountInput } from '../../money/amount-input.js';
import { moneyText } from '../../money/money-text.js';
import { sharesOf, type Split, splitAt, stepOf, STEPS, textOf } from './split.js';

interface SplitFieldsProps {
  /** Minor units to divide. */
  readonly whole: bigint;
  readonly currency: Currency;
  readonly split: Split;
  /** What the service has against it. */
  readonly error: string | undefined;
  readonly onChange: (split: Split) => void;
}

/** Divides an amount by a slider, or to the minor unit by typing one part. */
export function SplitFields({ whole, currency, split, error, onChange }: SplitFieldsProps) {
  const shares = sharesOf(split, whole, currency);
  const step = shares ? stepOf(shares, whole) : 0;
  const side = (name: Split['side'], label: string) => (
    <AmountInput
      label={label}
      required
      currency={currency}
      value={textOf(split, name, shares, currency)}
      error={split.side === name ? (error ?? problemOf(split, whole, currency)) : undefined}
      onChange={(text) => onChange({ side: name, text })}
    />
  );
  return (
    <>
      <Box px="xs">
        <Group justify="space-between" mb={6}>
          <Text size="xs" c="dimmed">
            All to the buyer
          </Text>
          <Text size="sm" fw={600} className="figures">
            {moneyText(whole, currency)}
          </Text>
          <Text size="xs" c="dimmed">
            All to the seller
          </Text>
        </Group>
        <Slider
          min={0}
          max={STEPS}
          step={1}
          value={step}
          label={(percent) => `${percent} % to the seller`}
          thumbLabel="Part of the seller in percent"
          onChange={(at) => onChange(splitAt(at, whole, currency))}
        />
      </Box>
      <Group grow align="flex-start">
        {side('buyer', 'To the buyer')}
        {side('seller', 'To the seller, before fees')}
      </Group>
    </>
  );
}

const problemOf = (split: Split, whole: bigint, currency: Currency): string | undefined =>
  split.text !== '' && sharesOf(split, whole, currency) === null
    ? `At most ${moneyText(whole, currency)} is left.`
    : undefined;
