import { Slider, Stack, Text, TextInput } from '@mantine/core';

interface MomentInputProps {
  /** As the browser's input of a date and time has it, in the zone of the reader. */
  readonly value: string;
  /** RFC 3339. */
  readonly earliest: string;
  readonly latest: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const SECOND_MS = 1000;

/** A second between the first and the last that can be gone back to: by sliding, or typed. */
export function MomentInput({ value, earliest, latest, error, onChange }: MomentInputProps) {
  const [from, to] = [Date.parse(earliest), Date.parse(latest)];
  const chosen = Date.parse(value);
  return (
    <Stack gap="xs">
      <TextInput
        type="datetime-local"
        label="Moment"
        description={`In your time zone, from ${timeText(earliest)} to ${timeText(latest)}.`}
        step={1}
        maw={360}
        min={localText(earliest)}
        max={localText(latest)}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Slider
        thumbLabel="Moment"
        min={from}
        max={Math.max(to, from + SECOND_MS)}
        step={SECOND_MS}
        value={Number.isNaN(chosen) ? to : chosen}
        label={(at) => timeText(new Date(at).toISOString())}
        onChange={(at) => onChange(localText(new Date(at).toISOString()))}
      />
      <Text size="xs" c="dimmed">
        To get back a table that was dropped, pick the second before.
      </Text>
    </Stack>
  );
}

const timeText = (at: string): string => new Date(at).toLocaleString();

/** A moment as the browser's input has it: `2026-04-01T12:30:15`, in the zone of the reader. */
export function localText(at: string): string {
  const date = new Date(at);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
}
