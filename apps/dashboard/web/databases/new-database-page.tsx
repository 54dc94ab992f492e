import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  createDatabase,
  databaseQuery,
  databasesKey,
  databaseSizesQuery,
} from '../api/databases.js';
import type { Database, WantedDatabase } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { CodeBlock } from '../ui/code-block.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { createCommand } from './create-command.js';
import { EngineChoice } from './engine-choice.js';
import { PlanChoice } from './plan-choice.js';
import { DatabaseSizeChoice } from './size-choice.js';

const LEAST_GB = { shared: 1, dedicated: 5 } as const;
const FIELDS = ['name', 'storage_gb', 'size'];

export function NewDatabasePage() {
  const project = useProject();
  const [name, setName] = useState('');
  const [engine, setEngine] = useState<Database['engine']>('postgres');
  const [version, setVersion] = useState<number>();
  const [plan, setPlan] = useState<Database['plan']>('shared');
  const [typedGb, setGb] = useState<number>();
  const [chosen, setSize] = useState<string>();
  const sizes = useQuery(databaseSizesQuery);
  const size = chosen ?? sizes.data?.[0]?.slug;
  const storageGb = typedGb ?? LEAST_GB[plan];
  const wanted: WantedDatabase = {
    name: name.trim(),
    engine,
    plan,
    storage_gb: storageGb,
    ...(version === undefined ? {} : { version }),
    ...(plan === 'dedicated' && size !== undefined ? { size } : {}),
  };
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => createDatabase(project, wanted),
    onSuccess: async (database) => {
      const at = { project, database: database.name };
      queryClient.setQueryData(databaseQuery(at).queryKey, database);
      await navigate({ to: '/projects/$project/database/$database', params: at });
      await queryClient.invalidateQueries({ queryKey: databasesKey(project), exact: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const { error } = create;
  return (
    <Page title="New database" text="A backup is made every night, and the last seven are kept.">
      <form onSubmit={submit}>
        <Stack maw={760}>
          <Section title="Engine">
            <EngineChoice
              value={engine}
              onChange={setEngine}
              version={version}
              onVersion={setVersion}
              error={error}
            />
          </Section>
          <Section title="Plan">
            <PlanChoice value={plan} onChange={setPlan} error={error} />
            {plan === 'dedicated' && (
              <DatabaseSizeChoice
                value={size ?? ''}
                onChange={setSize}
                error={issueOf(error, 'size')}
              />
            )}
          </Section>
          <Section title="Details">
            <TextInput
              label="Name"
              description="Unique in the project."
              placeholder="shop"
              required
              withAsterisk={false}
              value={name}
              error={issueOf(error, 'name')}
              onChange={(event) => setName(event.currentTarget.value.toLowerCase())}
            />
            <NumberInput
              label="Storage"
              description="Can grow later, but never shrink."
              hideControls
              suffix=" GiB"
              min={1}
              max={16_384}
              allowDecimal={false}
              value={storageGb}
              error={issueOf(error, 'storage_gb')}
              onChange={(value) => setGb(Number(value) || 1)}
            />
          </Section>
          <ErrorNotice error={restOf(error, FIELDS)} />
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending} disabled={wanted.name === ''}>
              Create database
            </Button>
          </Group>
          <Section title="As a command">
            <CodeBlock code={createCommand(project, wanted)} what="skydeck command" />
          </Section>
        </Stack>
      </form>
    </Page>
  );
}
