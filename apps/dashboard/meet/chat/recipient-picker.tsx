import { NativeSelect } from '@mantine/core';
import { useRoom } from '../room/room-context.js';
import { nameOf } from '../room/tiles.js';

interface RecipientPickerProps {
  /** Identity; empty for everybody. */
  readonly value: string;
  readonly onChange: (identity: string) => void;
}

/** Whom a message is for. */
export function RecipientPicker({ value, onChange }: RecipientPickerProps) {
  const { participants } = useRoom();
  const people = [...participants.values()];
  const isGone = value !== '' && !participants.has(value);
  return (
    <NativeSelect
      size="xs"
      variant="unstyled"
      aria-label="Whom the message is for"
      data={[
        { value: '', label: 'To everybody' },
        ...people.map((person) => ({
          value: person.identity,
          label: `Only to ${nameOf(person)}`,
        })),
        ...(isGone ? [{ value, label: 'Only to somebody who has left' }] : []),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
