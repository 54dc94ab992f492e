import { Button, Group, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { forkDatabase } from '../../api/database-backups.js';
import { databasesKey } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { VersionSelect } from '../upgrade/version-select.js';
import { isChosen, useSource, wantedOf } from './source.js';
import { SourceInput } from './source-input.js';
import { useReach } from './use-reach.js';

/** Makes another database of what this one holds now, held at a second, or of a backup. */
export function ForkFields({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const reach = useReach({ project, database });
  const { source, change } = useSource('now', reach);
  const [name, setName] = useState(`${database.name}-fork`.slice(0, 63));
  const [version, setVersion] = useState(database.version);
  // A moment is of the version that it was written with.
  const hasVersions = source.of !== 'moment';
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const fork = useMutation({
    mutationFn: () =>
      forkDatabase(at, {
        name: name.trim(),
        ...wantedOf(source),
        ...(hasVersions && version !== database.version ? { version } : {}),
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
  const { error } = fork;
  return (
    <form onSubmit={submit}>
      <SourceInput
        project={project}
        database={database}
        kinds={['now', 'moment', 'backup']}
        source={source}
        reach={reach}
        error={error}
        onChange={change}
      />
      <Group align="flex-start" my="sm">
        <TextInput
          label="Name of the fork"
          required
          withAsterisk={false}
          w={280}
          value={name}
          error={issueOf(error, 'name')}
          onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
        />
        {hasVersions && (
          <VersionSelect
            label="Version of the fork"
            engine={database.engine}
            from={database.version}
            value={version}
            error={issueOf(error, 'version')}
            onChange={setVersion}
          />
        )}
      </Group>
      <ErrorNotice error={restOf(error, ['name', 'at', 'backup', 'version'])} />
      <Group justify="flex-end">
        <Button
          type="submit"
          disabled={!isIdle(database) || name.trim() === '' || !isChosen(source, reach)}
          loading={fork.isPending}
        >
          Fork
        </Button>
      </Group>
    </form>
  );
}
