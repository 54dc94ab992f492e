import { Group, NumberInput } from '@mantine/core';
import { issueOf } from '../../ui/issue-of.js';
import type { EscrowFieldsProps } from './create-escrow-dialog.js';

const MOST_DAYS = 365;

/** How long the buyer has to look at a delivery, and to pay in. */
export function TimeFields({ draft, error, onChange }: EscrowFieldsProps) {
  return (
    <Group grow align="flex-start">
      <Days
        label="Inspection days"
        description="After a delivery; then the seller is paid by itself. Never when empty."
        value={draft.inspection}
        error={issueOf(error, 'inspection_days')}
        onChange={(inspection) => onChange({ inspection })}
      />
      <Days
        label="Days to pay in"
        description="Then it expires. Never when empty."
        value={draft.deadline}
        error={issueOf(error, 'funding_deadline')}
        onChange={(deadline) => onChange({ deadline })}
      />
    </Group>
  );
}

interface DaysProps {
  readonly label: string;
  readonly description: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function Days({ onChange, ...rest }: DaysProps) {
  return (
    <NumberInput
      {...rest}
      hideControls
      allowDecimal={false}
      allowNegative={false}
      min={1}
      max={MOST_DAYS}
      onChange={(days) => onChange(String(days))}
    />
  );
}
