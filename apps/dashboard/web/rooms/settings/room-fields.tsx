import {
  Checkbox,
  Group,
  NumberInput,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import type { Room } from '../../api/rooms.js';
import { issueOf } from '../../ui/issue-of.js';
import { MODES } from '../room-words.js';
import type { FIELDS, RoomSettings } from './room-settings.js';

interface RoomFieldsProps {
  readonly value: RoomSettings;
  /** Whether the room is not there yet; its mode stays as it is made. */
  readonly isNew?: boolean;
  readonly error: Error | null;
  readonly onChange: (value: RoomSettings) => void;
}

const MODE_TEXTS: Readonly<Record<Room['mode'], string>> = {
  conference: 'Everybody sees and hears everybody who publishes.',
  broadcast: 'A few publish, many watch.',
};
const RECORDINGS = [
  { value: 'off', label: 'Only when somebody starts it' },
  { value: 'composite', label: 'Always, as one video' },
  { value: 'tracks', label: 'Always, each person by themselves' },
];
const MOST_PEOPLE = 500;
const MOST_PUBLISHERS = 50;
const MINUTE_S = 60;
const MOST_MINUTES = 10_080;

/** The fields of a room. */
export function RoomFields({ value, isNew = false, error, onChange }: RoomFieldsProps) {
  const set = (change: Partial<RoomSettings>) => onChange({ ...value, ...change });
  const wrong = (field: (typeof FIELDS)[number]) => issueOf(error, field);
  return (
    <>
      <TextInput
        data-autofocus
        label="Name"
        value={value.name}
        error={wrong('name')}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      {isNew && (
        <Stack gap={6}>
          <SegmentedControl
            aria-label="Mode"
            data={Object.entries(MODES).map(([mode, label]) => ({ value: mode, label }))}
            value={value.mode}
            onChange={(mode) => set({ mode: mode === 'broadcast' ? 'broadcast' : 'conference' })}
          />
          <Text size="sm" c="dimmed">
            {MODE_TEXTS[value.mode]}
          </Text>
        </Stack>
      )}
      <Group grow align="flex-start">
        <NumberInput
          label="People at once"
          min={1}
          max={MOST_PEOPLE}
          allowDecimal={false}
          hideControls
          value={value.max_participants}
          error={wrong('max_participants')}
          onChange={(count) => set({ max_participants: Number(count) || 1 })}
        />
        <NumberInput
          label="Of them on camera"
          min={1}
          max={MOST_PUBLISHERS}
          allowDecimal={false}
          hideControls
          value={value.max_publishers}
          error={wrong('max_publishers')}
          onChange={(count) => set({ max_publishers: Number(count) || 1 })}
        />
      </Group>
      <Group grow align="flex-start">
        <TextInput
          type="datetime-local"
          label="Opens"
          description="At once, when empty."
          value={value.opens_at}
          error={wrong('opens_at')}
          onChange={(event) => set({ opens_at: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label="Closes"
          description="Never, when empty."
          value={value.closes_at}
          error={wrong('closes_at')}
          onChange={(event) => set({ closes_at: event.currentTarget.value })}
        />
      </Group>
      <NumberInput
        label="Longest call, in minutes"
        description="Everybody is sent away after it; 0 is no limit."
        min={0}
        max={MOST_MINUTES}
        allowDecimal={false}
        hideControls
        value={Math.round(value.max_duration_s / MINUTE_S)}
        error={wrong('max_duration_s')}
        onChange={(minutes) => set({ max_duration_s: (Number(minutes) || 0) * MINUTE_S })}
      />
      <Select
        label="Record"
        allowDeselect={false}
        data={RECORDINGS}
        value={value.record}
        onChange={(record) =>
          set({ record: record === 'composite' || record === 'tracks' ? record : 'off' })
        }
      />
      <Checkbox
        label="Waiting room"
        description="A host lets in each who comes."
        checked={value.waiting_room}
        onChange={(event) => set({ waiting_room: event.currentTarget.checked })}
      />
      {!isNew && (
        <Checkbox
          label="Locked"
          description="Takes nobody in who is not there."
          checked={value.locked}
          onChange={(event) => set({ locked: event.currentTarget.checked })}
        />
      )}
      <Checkbox
        label="Stays when all have left"
        description="Otherwise it ends, and nobody can come back."
        checked={value.persistent}
        onChange={(event) => set({ persistent: event.currentTarget.checked })}
      />
    </>
  );
}
