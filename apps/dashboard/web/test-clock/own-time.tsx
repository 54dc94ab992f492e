import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { testClockQuery } from '../api/test-clock.js';
import { useMode } from '../mode/mode.js';
import { StoppedTime } from '../ui/stopped-time.js';
import { TestClockBar } from './test-clock-bar.js';

interface OwnTimeProps {
  readonly project: string;
  readonly children: ReactNode;
}

/** What lives by the clock of the project: in test mode it can be moved above it. */
export function OwnTime({ project, children }: OwnTimeProps) {
  const isTest = useMode() === 'test';
  const { data: clock } = useQuery({ ...testClockQuery(project), enabled: isTest });
  if (!isTest || !clock) return children;
  const nowMs = clock.status === 'real_time' ? undefined : Date.parse(clock.now_at);
  return (
    <StoppedTime value={nowMs}>
      <Stack>
        <TestClockBar project={project} clock={clock} />
        {children}
      </Stack>
    </StoppedTime>
  );
}
