import { Checkbox, Group, Stack } from '@mantine/core';
import { AmountInput } from '../../money/amount-input.js';
import type { Decimals } from '../../money/minor-units.js';

interface Overdraft {
  readonly overdraft: string;
  readonly hasLimit: boolean;
}

interface OverdraftFieldProps {
  readonly currency: Decimals | undefined;
  readonly draft: Overdraft;
  readonly error?: string | undefined;
  readonly onChange: (part: Partial<Overdraft>) => void;
}

/** How far below nothing a wallet may go. */
export function OverdraftField({ currency, draft, error, onChange }: OverdraftFieldProps) {
  const { hasLimit, overdraft } = draft;
  return (
    <Stack gap={8}>
      <AmountInput
        label="Overdraft"
        currency={currency}
        disabled={!hasLimit || !currency}
        value={hasLimit ? overdraft : ''}
        error={error}
        description={
          currency
            ? 'How far below nothing it may go; nothing if left empty.'
            : 'Choose a currency first.'
        }
        onChange={(value) => onChange({ overdraft: value })}
      />
      <Group>
        <Checkbox
          label="No limit"
          checked={!hasLimit}
          onChange={({ currentTarget }) => onChange({ hasLimit: !currentTarget.checked })}
        />
      </Group>
    </Stack>
  );
}
