import { Alert, Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import type { PaymentMethod } from '../../api/payment-orders.js';
import { issueOf } from '../../ui/issue-of.js';
import { SANDBOX_NUMBERS } from './sandbox-numbers.js';

export type MethodType = PaymentMethod['type'];

/** What is typed of a method. */
export interface MethodDraft {
  readonly type: MethodType;
  readonly text: string;
}

interface MethodFieldsProps {
  readonly label: string;
  /** What the service calls it. */
  readonly field: 'method' | 'destination';
  readonly draft: MethodDraft;
  /** Whether the bank for trials can carry it. */
  readonly hasSandbox: boolean;
  readonly error: Error | null;
  readonly onChange: (draft: MethodDraft) => void;
}

const TYPES: readonly { value: MethodType; label: string; field: string; member: string }[] = [
  { value: 'card', label: 'Card', field: 'Number of the card', member: 'number' },
  { value: 'iban', label: 'IBAN', field: 'IBAN', member: 'iban' },
  { value: 'phone', label: 'Phone', field: 'Number of the phone', member: 'phone' },
  { value: 'token', label: 'Token', field: 'Token of the provider', member: 'token' },
];

/** Asks what the money is taken from or paid to, with numbers to try. */
export function MethodFields(props: MethodFieldsProps) {
  const { label, field, draft, hasSandbox, error, onChange } = props;
  const type = TYPES.find(({ value }) => value === draft.type) ?? TYPES[0];
  if (!type) return null;
  const issue = issueOf(error, `${field}.${type.member}`) ?? issueOf(error, field);
  return (
    <>
      <div>
        <Text size="sm" fw={500} mb={4}>
          {label}
        </Text>
        <SegmentedControl
          fullWidth
          aria-label={label}
          data={TYPES.map(({ value, label: text }) => ({ value, label: text }))}
          value={draft.type}
          onChange={(value) => onChange({ type: value, text: '' })}
        />
      </div>
      <TextInput
        label={type.field}
        required
        autoComplete="off"
        value={draft.text}
        error={issue}
        onChange={({ currentTarget }) => onChange({ ...draft, text: currentTarget.value })}
      />
      {hasSandbox && draft.type !== 'token' && (
        <SandboxHints type={draft.type} onPick={(text) => onChange({ ...draft, text })} />
      )}
    </>
  );
}

interface SandboxHintsProps {
  readonly type: 'card' | 'iban' | 'phone';
  readonly onPick: (text: string) => void;
}

/** Numbers that the sandbox bank knows, by what it does with them. */
function SandboxHints({ type, onPick }: SandboxHintsProps) {
  return (
    <Alert variant="light" color="gray" p="xs" role="note" title="Numbers of the sandbox bank">
      <Group gap={6}>
        {SANDBOX_NUMBERS.map((one) => (
          <Button
            key={one.tells}
            size="compact-xs"
            variant="default"
            onClick={() => onPick(one[type])}
          >
            {one.tells}
          </Button>
        ))}
      </Group>
    </Alert>
  );
}

/** The method as the service takes it. */
export function methodOf({ type, text }: MethodDraft): PaymentMethod {
  const value = text.trim();
  if (type === 'card') return { type, number: value };
  if (type === 'iban') return { type, iban: value };
  return type === 'phone' ? { type, phone: value } : { type, token: value };
}

/** Where the service can have something against a method. */
export const methodFields = (field: string): string[] => [
  field,
  ...TYPES.map(({ member }) => `${field}.${member}`),
];
