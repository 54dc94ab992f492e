import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconClockPause, IconClockPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { letTimeCount, moveTime, stopTime, type TestClock } from '../api/test-clock.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { MoveDialog } from './move-dialog.js';
import { useClockAct } from './use-clock-act.js';

const HOUR_MS = 3_600_000;
const STEPS = [
  { label: '+1 hour', ms: HOUR_MS },
  { label: '+1 day', ms: 24 * HOUR_MS },
  { label: '+7 days', ms: 7 * 24 * HOUR_MS },
];
const written = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const timeOf = (at: string) => written.format(new Date(at));

interface TestClockBarProps {
  readonly project: string;
  readonly clock: TestClock;
}

/** What time it is for payments in test mode, and buttons that stop and move it. */
export function TestClockBar({ project, clock }: TestClockBarProps) {
  const [isMoving, setMoving] = useState(false);
  const stop = useClockAct(project, () => stopTime(project));
  const end = useClockAct(project, () => letTimeCount(project));
  const step = useClockAct(project, (ms: number) =>
    moveTime(project, new Date(Date.parse(clock.now_at) + ms)),
  );
  const isReal = clock.status === 'real_time';
  const isUnderWay = clock.status === 'advancing' || step.isPending;
  return (
    <Alert
      variant="light"
      color={isReal ? 'gray' : 'yellow'}
      role="group"
      aria-label="Test clock"
      icon={isReal ? <IconClockPlay size={18} /> : <IconClockPause size={18} />}
      styles={{ message: { color: 'var(--mantine-color-text)' } }}
    >
      <Stack gap="xs">
        <Text size="sm" component="div" aria-live="polite">
          {sentenceOf(clock)}
        </Text>
        <Group gap="xs">
          {isReal ? (
            <Button size="compact-sm" loading={stop.isPending} onClick={() => stop.mutate()}>
              Stop time
            </Button>
          ) : (
            <>
              {STEPS.map(({ label, ms }) => (
                <Button
                  key={label}
                  size="compact-sm"
                  variant="default"
                  disabled={isUnderWay}
                  onClick={() => step.mutate(ms)}
                >
                  {label}
                </Button>
              ))}
              <Button
                size="compact-sm"
                variant="default"
                disabled={isUnderWay}
                onClick={() => setMoving(true)}
              >
                Move to…
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                disabled={isUnderWay}
                loading={end.isPending}
                onClick={() => end.mutate()}
              >
                Let real time count
              </Button>
            </>
          )}
        </Group>
        <ErrorNotice error={stop.error ?? step.error ?? end.error} />
      </Stack>
      {isMoving && <MoveDialog project={project} clock={clock} onClose={() => setMoving(false)} />}
    </Alert>
  );
}

function sentenceOf({ status, now_at: at, target_at: target }: TestClock): string {
  if (status === 'real_time')
    return 'Real time counts. Stop it to see holds expire and escrows pay out without waiting.';
  if (status === 'advancing' && target)
    return `It is ${timeOf(at)}, on the way to ${timeOf(target)}.`;
  return `Time stands still at ${timeOf(at)}.`;
}
