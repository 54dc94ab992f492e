import { Text } from '@mantine/core';
import type { AppRun } from '../api/shapes.js';
import { Status } from '../ui/status.js';

const STATES: Readonly<Record<AppRun['status'], { value: string; label: string }>> = {
  running: { value: 'in progress', label: 'Running' },
  succeeded: { value: 'active', label: 'Succeeded' },
  failed: { value: 'failed', label: 'Failed' },
  cancelled: { value: 'cancelled', label: 'Ended by hand' },
  timed_out: { value: 'failed', label: 'Took too long' },
  missed: { value: 'unknown', label: 'Missed' },
  skipped: { value: 'superseded', label: 'Skipped' },
  lost: { value: 'unknown', label: 'Lost' },
};

/** How a run went, and why it did not go well. */
export function RunStatus({ run }: { readonly run: AppRun }) {
  const why = whyOf(run);
  return (
    <>
      <Status {...STATES[run.status]} />
      {why && (
        <Text size="xs" c="dimmed">
          {why}
        </Text>
      )}
    </>
  );
}

function whyOf({ exit_code: exitCode, signal, out_of_memory: isStarved, note }: AppRun) {
  if (isStarved) return 'used up its memory';
  if (note) return note;
  if (signal) return `ended by ${signal}`;
  return exitCode ? `exit code ${exitCode}` : undefined;
}
