import { NumberInput, Textarea } from '@mantine/core';

const MOST_PER_MINUTE = 1_000_000;

/** What limits a key; an empty limit stands for that of the installation. */
export interface KeyLimits {
  /** One a line. */
  readonly networks: string;
  readonly perMinute: number | '';
}

export const NO_LIMITS: KeyLimits = { networks: '', perMinute: '' };

/** The limits as the API takes them. */
export function limitsBody({ networks, perMinute }: KeyLimits) {
  return {
    allowed_cidrs: networks.split(/[\s,]+/).filter((network) => network !== ''),
    rate_limit_per_minute: perMinute === '' ? null : perMinute,
  };
}

interface LimitFieldsProps {
  readonly value: KeyLimits;
  readonly onChange: (limits: KeyLimits) => void;
}

/** Where a key may be used from, and how often. */
export function LimitFields({ value, onChange }: LimitFieldsProps) {
  const { networks, perMinute } = value;
  return (
    <>
      <Textarea
        autosize
        minRows={1}
        maxRows={6}
        label="Allowed addresses"
        description="Networks such as 203.0.113.0/24, one a line. Without any the key works from everywhere."
        placeholder="Everywhere"
        value={networks}
        onChange={(event) => onChange({ ...value, networks: event.currentTarget.value })}
      />
      <NumberInput
        label="Requests in a minute"
        description="Without a number the limit of the installation holds."
        placeholder="Limit of the installation"
        min={1}
        max={MOST_PER_MINUTE}
        allowDecimal={false}
        hideControls
        value={perMinute}
        onChange={(chosen) =>
          onChange({ ...value, perMinute: chosen === '' ? '' : Number(chosen) })
        }
      />
    </>
  );
}
