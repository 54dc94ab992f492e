import { Checkbox, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import type { LiveStream } from '../api/live-streams.js';

/** What its owner chooses for a live stream. */
export type LiveSettings = Pick<LiveStream, 'name' | 'latency' | 'reconnect_window_s' | 'record'>;

interface LiveSettingsProps {
  readonly value: LiveSettings;
  readonly onChange: (value: LiveSettings) => void;
}

const LATENCIES = [
  { value: 'low', label: 'Low' },
  { value: 'standard', label: 'Standard' },
];
const TEXTS: Readonly<Record<LiveStream['latency'], string>> = {
  low: 'Viewers are about three seconds behind.',
  standard: 'Viewers are some ten seconds behind, and ask less often.',
};
const LONGEST_WINDOW_S = 600;

/** The fields of a live stream. */
export function LiveSettingsFields({ value, onChange }: LiveSettingsProps) {
  const set = (change: Partial<LiveSettings>) => onChange({ ...value, ...change });
  return (
    <>
      <TextInput
        data-autofocus
        label="Name"
        value={value.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <Stack gap={6}>
        <Text size="sm" fw={500}>
          Latency
        </Text>
        <SegmentedControl
          aria-label="Latency"
          data={LATENCIES}
          value={value.latency}
          onChange={(latency) => set({ latency: latency === 'standard' ? 'standard' : 'low' })}
        />
        <Text size="sm" c="dimmed">
          {TEXTS[value.latency]}
        </Text>
      </Stack>
      <NumberInput
        label="Seconds to come back"
        description="When the publisher is gone for longer, the broadcast is over."
        min={0}
        max={LONGEST_WINDOW_S}
        allowDecimal={false}
        value={value.reconnect_window_s}
        onChange={(seconds) => set({ reconnect_window_s: Number(seconds) || 0 })}
      />
      <Checkbox
        label="Record"
        description="Each broadcast becomes a video of the project."
        checked={value.record}
        onChange={(event) => set({ record: event.currentTarget.checked })}
      />
    </>
  );
}
