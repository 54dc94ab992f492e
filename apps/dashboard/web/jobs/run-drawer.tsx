import { Button, Drawer, Group, Stack } from '@mantine/core';
import { cancelRun } from '../api/app-jobs.js';
import type { AppRef } from '../api/apps.js';
import type { AppRun } from '../api/shapes.js';
import { LiveLog } from '../logs/live-log.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { RunStatus } from './run-status.js';
import { useJobChange } from './use-job-change.js';

interface RunDrawerProps {
  readonly at: AppRef;
  readonly run: AppRun;
  readonly onClose: () => void;
}

/** One run: how it goes, and what it writes. */
export function RunDrawer({ at, run, onClose }: RunDrawerProps) {
  const cancel = useJobChange(at);
  const path = `${encodeURIComponent(at.project)}/apps/${encodeURIComponent(at.app)}`;
  return (
    <Drawer opened position="right" size="xl" title={run.command} onClose={onClose}>
      <Stack>
        <Group justify="space-between">
          <div aria-live="polite">
            <RunStatus run={run} />
          </div>
          {run.status === 'running' && (
            <Button
              variant="default"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(() => cancelRun(at, run.id))}
            >
              End it
            </Button>
          )}
        </Group>
        <ErrorNotice error={cancel.error} />
        <LiveLog
          url={`/api/platform/v1/projects/${path}/runs/${run.id}/logs/stream`}
          title="Log of the run"
          fileName={`${run.id}.log`}
          emptyText="It has not written anything yet."
        />
      </Stack>
    </Drawer>
  );
}
