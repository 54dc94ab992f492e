import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cronsQuery } from '../api/app-jobs.js';
import type { AppRef } from '../api/apps.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { CronDialog } from './cron-dialog.js';
import { CronTable } from './cron-table.js';
import { useJobChange } from './use-job-change.js';

/** What an app runs by the clock. */
export function CronCard({ at }: { readonly at: AppRef }) {
  const crons = useQuery(cronsQuery(at));
  const [isAdding, setAdding] = useState(false);
  const change = useJobChange(at);
  return (
    <Section
      title="By the clock"
      text="Commands that run with the code and variables of what serves. Those of launchpad.json come and go with releases."
    >
      <Loaded query={crons} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing runs by the clock yet.
            </Text>
          ) : (
            <CronTable at={at} crons={all} change={change} />
          )
        }
      </Loaded>
      <ErrorNotice error={change.error} />
      <Group>
        <Button variant="default" onClick={() => setAdding(true)}>
          Add an entry
        </Button>
      </Group>
      {isAdding && <CronDialog at={at} onClose={() => setAdding(false)} />}
    </Section>
  );
}
