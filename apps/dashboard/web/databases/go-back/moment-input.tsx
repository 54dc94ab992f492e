import { Button, Group, Slider, Stack, Text, TextInput } from '@mantine/core';
import { agoText, isWithin, localText, type Reach } from './moment.js';

interface MomentInputProps {
  /** As the browser's input of a date and time has it, in the zone of the reader. */
  readonly value: string;
  readonly reach: Reach;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const SECOND_MS = 1000;
const STEPS = [
  { label: '1 minute ago', agoMs: 60_000 },
  { label: '10 minutes ago', agoMs: 600_000 },
  { label: '1 hour ago', agoMs: 3_600_000 },
  { label: '1 day ago', agoMs: 86_400_000 },
] as const;

/** A second between the first and the last that can be gone back to: picked, slid to, or typed. */
export function MomentInput({ value, reach, error, onChange }: MomentInputProps) {
  const [from, to] = [Date.parse(reach.earliest), Date.parse(reach.latest)];
  const chosen = Date.parse(value);
  const isThere = isWithin(value, reach);
  const outside = `Pick one from ${timeText(from)} to ${timeText(to)}.`;
  return (
    <Stack gap="xs">
      <TextInput
        type="datetime-local"
        label="Moment"
        description={`In your time zone, from ${timeText(from)} to ${timeText(to)}.`}
        step={1}
        maw={360}
        min={localText(from)}
        max={localText(to)}
        value={value}
        error={error ?? (isThere ? undefined : outside)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Slider
        thumbLabel="Moment"
        maw={560}
        min={from}
        max={Math.max(to, from + SECOND_MS)}
        step={SECOND_MS}
        value={Number.isNaN(chosen) ? to : chosen}
        label={timeText}
        onChange={(at) => onChange(localText(at))}
      />
      <Group gap="xs" role="group" aria-label="Moments to pick">
        {STEPS.filter(({ agoMs }) => to - agoMs >= from).map(({ label, agoMs }) => (
          <Button
            key={label}
            variant="default"
            size="compact-sm"
            onClick={() => onChange(localText(to - agoMs))}
          >
            {label}
          </Button>
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        {isThere && (
          <>
            <span className="mono">{new Date(chosen).toISOString().replace('.000', '')}</span>,{' '}
            {agoText(to - chosen)} ago.{' '}
          </>
        )}
        To get back a table that was dropped, pick the second before.
      </Text>
    </Stack>
  );
}

const timeText = (at: number): string => new Date(at).toLocaleString();
