import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Currency } from '../../api/currencies.js';
import { decimalOf } from '../../money/minor-units.js';
import { moneyText } from '../../money/money-text.js';
import { issueOf } from '../../ui/issue-of.js';
import type { EscrowFieldsProps } from './create-escrow-dialog.js';
import { type MilestoneDraft, minorOf, NO_MILESTONE, unassigned } from './escrow-draft.js';
import { MilestoneRow } from './milestone-row.js';

interface MilestoneFieldsProps extends EscrowFieldsProps {
  readonly currency: Currency | undefined;
}

const MOST = 50;

/** The parts that are delivered and paid by themselves, and whether they sum to the amount. */
export function MilestoneFields({ draft, currency, error, onChange }: MilestoneFieldsProps) {
  const { milestones } = draft;
  // Rows keep what is typed in them when one before them goes.
  const [keys, setKeys] = useState<readonly number[]>([]);
  const left = unassigned(draft, currency);
  const add = () => {
    const amount = left !== null && left > 0n && currency ? decimalOf(left, currency.exponent) : '';
    setKeys([...keys, (keys.at(-1) ?? 0) + 1]);
    onChange({ milestones: [...milestones, { ...NO_MILESTONE, amount }] });
  };
  const remove = (at: number) => {
    setKeys(keys.filter((_, index) => index !== at));
    onChange({ milestones: milestones.filter((_, index) => index !== at) });
  };
  const change = (at: number, part: Partial<MilestoneDraft>) =>
    onChange({
      milestones: milestones.map((one, index) => (index === at ? { ...one, ...part } : one)),
    });
  return (
    <Stack gap="xs">
      {milestones.length === 0 && (
        <Text size="sm" c="dimmed">
          None: the amount can be released at once, or in any parts.
        </Text>
      )}
      {milestones.map((milestone, index) => (
        <MilestoneRow
          key={keys[index] ?? index}
          number={index + 1}
          milestone={milestone}
          currency={currency}
          error={error}
          onChange={(part) => change(index, part)}
          onRemove={() => remove(index)}
        />
      ))}
      <Group justify="space-between">
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          disabled={milestones.length >= MOST}
          onClick={add}
        >
          Add milestone
        </Button>
        {milestones.length > 0 && currency && (
          <SumText whole={minorOf(draft.amount, currency)} left={left} currency={currency} />
        )}
      </Group>
      {issueOf(error, 'milestones') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {issueOf(error, 'milestones')}
        </Text>
      )}
    </Stack>
  );
}

interface SumTextProps {
  readonly whole: bigint | null;
  readonly left: bigint | null;
  readonly currency: Currency;
}

/** Whether the parts are the whole. */
function SumText({ whole, left, currency }: SumTextProps) {
  const isWhole = left === 0n;
  return (
    <Text
      size="sm"
      role="status"
      className="figures"
      c={isWhole ? 'dimmed' : 'var(--mantine-color-error)'}
    >
      {sumText(whole, left, currency)}
    </Text>
  );
}

function sumText(whole: bigint | null, left: bigint | null, currency: Currency): string {
  if (whole === null || left === null) return 'Write the amount first.';
  const text = (amount: bigint) => moneyText(amount, currency);
  if (left === 0n) return `They sum to ${text(whole)}.`;
  return left > 0n ? `${text(left)} is in no milestone.` : `${text(-left)} too much.`;
}
