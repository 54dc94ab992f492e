import { Accordion, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { createApp } from '../api/apps.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';
import { Page } from '../ui/page.js';
import { EnvRows } from './env-rows.js';
import { type EnvRow, envOf } from './env-row.js';
import { appNameOf, labelOf } from './repo-name.js';

const BLANK = { repo: '', branch: 'main', root: '', build: '', start: '' };

export function NewAppPage() {
  const project = useProject();
  const [fields, setFields] = useState(BLANK);
  const [typedName, setTypedName] = useState<string>();
  const [rows, setRows] = useState<readonly EnvRow[]>([]);
  const name = typedName ?? appNameOf(fields.repo);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => createApp(project, wantedApp(fields, name, rows)),
    onSuccess: async (app) => {
      await queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
      const deployment = app.latest_deployment?.id;
      const page = `/projects/${project}/app/${app.name}`;
      await navigate({ to: deployment ? `${page}/deployments/${deployment}` : page });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const field = (key: keyof typeof BLANK) => ({
    value: fields[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((all) => ({ ...all, [key]: value }));
    },
  });

  return (
    <Page title="New app" text="Skydeck clones the repository, builds it and starts it.">
      <form onSubmit={submit}>
        <Stack className="card" p="lg" maw={680}>
          <TextInput
            autoFocus
            required
            withAsterisk={false}
            label="Git repository"
            description="An address such as https://github.com/acme/shop.git, or a folder on the server."
            placeholder="https://…"
            error={issueOf(create.error, 'repo')}
            {...field('repo')}
          />
          <Group grow align="flex-start">
            <TextInput
              label="Branch"
              required
              withAsterisk={false}
              error={issueOf(create.error, 'branch')}
              {...field('branch')}
            />
            <TextInput
              label="App name"
              value={name}
              error={issueOf(create.error, 'name')}
              onChange={(event) => setTypedName(labelOf(event.currentTarget.value))}
            />
          </Group>
          <div>
            <Text size="sm" fw={600}>
              Environment
            </Text>
            <Text size="xs" c="dimmed" mb="xs">
              Values are stored encrypted and never shown again.
            </Text>
            <EnvRows rows={rows} onChange={setRows} />
          </div>
          <Accordion variant="default" chevronPosition="left">
            <Accordion.Item value="build">
              <Accordion.Control px={0}>Build settings</Accordion.Control>
              <Accordion.Panel>
                <Stack>
                  <TextInput label="Folder in the repository" placeholder="." {...field('root')} />
                  <TextInput label="Build command" placeholder="found out" {...field('build')} />
                  <TextInput label="Start command" placeholder="found out" {...field('start')} />
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          <ErrorNotice error={create.error} />
          <Group justify="flex-end">
            <Button type="submit" loading={create.isPending}>
              Deploy
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}

function wantedApp(fields: typeof BLANK, name: string, rows: readonly EnvRow[]) {
  const { repo, branch, root, build, start } = fields;
  return {
    repo: repo.trim(),
    branch: branch.trim(),
    env: envOf(rows),
    ...(name ? { name } : {}),
    ...(root ? { root } : {}),
    ...(build ? { build_command: build } : {}),
    ...(start ? { start_command: start } : {}),
  };
}
