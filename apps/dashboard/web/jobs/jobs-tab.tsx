import { Stack } from '@mantine/core';
import type { AppTabProps } from '../apps/app-tab.js';
import { CronCard } from './cron-card.js';
import { RunsCard } from './runs-card.js';

/** What runs beside an app: by the clock, or because somebody asked. */
export function JobsTab({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  return (
    <Stack>
      <CronCard at={at} />
      <RunsCard at={at} />
    </Stack>
  );
}
