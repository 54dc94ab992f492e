import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createRun, runsQuery } from '../api/app-jobs.js';
import type { AppRef } from '../api/apps.js';
import type { AppRun } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { RunDrawer } from './run-drawer.js';
import { RunTable } from './run-table.js';
import { useJobChange } from './use-job-change.js';

/** What was run beside an app, and running something now. */
export function RunsCard({ at }: { readonly at: AppRef }) {
  const runs = useQuery(runsQuery(at));
  const [command, setCommand] = useState('');
  const [shown, setShown] = useState<string>();
  const run = useJobChange(at);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (run.isPending) return;
    run.mutate(async () => {
      const started = await createRun(at, command.trim());
      setCommand('');
      setShown(started.id);
    });
  };
  const open = runs.data?.find(({ id }) => id === shown);
  return (
    <Section title="Runs" text="With the code and variables of what serves, in a place of its own.">
      <form onSubmit={submit}>
        <Group align="flex-end" gap="sm">
          <TextInput
            required
            withAsterisk={false}
            label="Run a command"
            placeholder="node migrate.js"
            style={{ flex: '1 1 240px' }}
            value={command}
            error={issueOf(run.error, 'command')}
            onChange={(event) => setCommand(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={run.isPending}>
            Run
          </Button>
        </Group>
      </form>
      <ErrorNotice error={restOf(run.error, ['command'])} />
      <Loaded query={runs} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was run yet.
            </Text>
          ) : (
            <RunTable runs={all} onOpen={({ id }: AppRun) => setShown(id)} />
          )
        }
      </Loaded>
      {open && <RunDrawer at={at} run={open} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
