import { Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { forkDatabase, recoveryQuery } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { localText, MomentInput } from './moment-input.js';

/** Makes another database of what this one holds now, or held at a second that is picked. */
export function ForkForm({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const isDedicated = database.plan === 'dedicated';
  const recovery = useQuery({ ...recoveryQuery(at), enabled: isDedicated });
  const [of, setOf] = useState<'now' | 'moment'>('now');
  const [name, setName] = useState(`${database.name}-fork`.slice(0, 63));
  const [typed, setMoment] = useState<string>();
  const { earliest, latest } = recovery.data ?? { earliest: null, latest: null };
  // What was written since is brought away when it is asked for, as long as nothing is wrong.
  const isFlowing = database.status === 'available';
  const until = isFlowing ? laterOf(latest, new Date().toISOString()) : latest;
  const moment = typed ?? (latest === null ? '' : localText(latest));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const fork = useMutation({
    mutationFn: () =>
      forkDatabase(at, {
        name: name.trim(),
        ...(of === 'moment' ? { at: new Date(moment).toISOString() } : {}),
      }),
    onSuccess: async (made) => {
      const params = { project, database: made.name };
      await navigate({ to: '/projects/$project/database/$database', params });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fork.isPending) fork.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Section
        title="Fork"
        text="Another database with the same data, to try something or to fetch back what was lost. This one is not touched."
      >
        {isDedicated && (
          <Group>
            <SegmentedControl
              aria-label="Of when"
              value={of}
              onChange={setOf}
              data={[
                { value: 'now', label: 'As it is now' },
                { value: 'moment', label: 'As it was', disabled: earliest === null },
              ]}
            />
          </Group>
        )}
        {of === 'moment' && earliest !== null && until !== null && (
          <MomentInput
            value={moment}
            earliest={earliest}
            latest={until}
            error={issueOf(fork.error, 'at')}
            onChange={setMoment}
          />
        )}
        <TextInput
          label="Name of the fork"
          required
          withAsterisk={false}
          maw={360}
          value={name}
          error={issueOf(fork.error, 'name')}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
        {!isDedicated && (
          <Text size="xs" c="dimmed">
            A dedicated database can be forked as it was at any second.
          </Text>
        )}
        <ErrorNotice error={restOf(fork.error, ['name', 'at'])} />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            disabled={!isIdle(database) || (of === 'moment' && moment === '')}
            loading={fork.isPending}
          >
            Fork
          </Button>
        </Group>
      </Section>
    </form>
  );
}

/** The later of two moments; null when nothing can be gone back to. */
const laterOf = (one: string | null, other: string): string | null =>
  one !== null && Date.parse(one) < Date.parse(other) ? other : one;
