import { Accordion, Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PickedFolder } from '../hooks/picked-files.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Page } from '../ui/page.js';
import { EnvRows } from './env-rows.js';
import type { EnvRow } from './env-row.js';
import { BLANK, nameFor, ORIGINS, type Origin, originOf } from './new-app.js';
import { OriginFields } from './origin-fields.js';
import { labelOf } from './repo-name.js';
import { useNewApp } from './use-new-app.js';
import { DetectCard } from '../detection/detect-card.js';
import { useDetection } from '../detection/use-detection.js';

const SHOWN_ERRORS =
  'repo branch name root port health_path install_command build_command start_command output_dir source.ref';

/** Makes an app from a repository, from a folder, or for what will be pushed. */
export function NewAppPage() {
  const project = useProject();
  const [origin, setOrigin] = useState<Origin>('git');
  const [fields, setFields] = useState(BLANK);
  const [folder, setFolder] = useState<PickedFolder>();
  const [typedName, setTypedName] = useState<string>();
  const [rows, setRows] = useState<readonly EnvRow[]>([]);
  const name = typedName ?? nameFor(origin, fields, folder);
  const create = useNewApp(project);
  const { place, found, keep } = useDetection({ origin, fields, folder });
  const { error } = create;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ origin, fields, folder, name, rows });
  };
  const field = (key: keyof typeof BLANK, issue: string = key) => ({
    value: fields[key],
    error: issueOf(error, issue),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setFields((all) => ({ ...all, [key]: value }));
    },
  });

  return (
    <Page
      title="New app"
      text="Skydeck finds out how to build it, starts it and gives it an address."
    >
      <form onSubmit={submit}>
        <Stack className="card" p="lg" maw={680}>
          <SegmentedControl
            aria-label="Where the code comes from"
            fullWidth
            data={ORIGINS.map(({ value, label }) => ({ value, label }))}
            value={origin}
            onChange={(value) => setOrigin(originOf(value))}
          />
          <OriginFields
            origin={origin}
            folder={folder}
            isBusy={create.isPending}
            onFolder={setFolder}
            field={field}
          />
          <Group grow align="flex-start">
            {(origin === 'git' || origin === 'push') && (
              <TextInput label="Branch" required withAsterisk={false} {...field('branch')} />
            )}
            <TextInput
              label="App name"
              required={origin !== 'git'}
              withAsterisk={false}
              value={name}
              error={issueOf(error, 'name')}
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
          {(origin === 'git' || origin === 'folder') && (
            <DetectCard
              key={place}
              project={project}
              wanted={{ origin, fields, folder }}
              onFound={keep}
            />
          )}
          <Accordion variant="default" chevronPosition="left">
            <Accordion.Item value="build">
              <Accordion.Control px={0}>Build settings</Accordion.Control>
              <Accordion.Panel>
                <Stack>
                  <Text size="sm" c="dimmed">
                    What is empty is found out from the code. The deployment then shows what it is,
                    and why.
                  </Text>
                  <TextInput label="Folder of the app" placeholder="." {...field('root')} />
                  <TextInput
                    label="Install command"
                    placeholder={found?.install_command ?? 'found out'}
                    {...field('install', 'install_command')}
                  />
                  <TextInput
                    label="Build command"
                    placeholder={found?.build_command ?? 'found out'}
                    {...field('build', 'build_command')}
                  />
                  <TextInput
                    label="Start command"
                    placeholder={found?.start_command ?? 'found out'}
                    {...field('start', 'start_command')}
                  />
                  <TextInput
                    label="Output folder"
                    placeholder={found?.output_dir ?? 'found out'}
                    {...field('output', 'output_dir')}
                  />
                  <TextInput
                    label="Port"
                    placeholder={found ? String(found.port) : 'found out, and given as PORT'}
                    inputMode="numeric"
                    {...field('port')}
                  />
                  <TextInput
                    label="Health check"
                    placeholder="/health; without it, a connection counts"
                    {...field('health', 'health_path')}
                  />
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          <ErrorNotice error={restOf(error, SHOWN_ERRORS.split(' '))} />
          <Group justify="flex-end">
            <Button
              type="submit"
              loading={create.isPending}
              disabled={origin === 'folder' && !folder}
            >
              {origin === 'push' ? 'Create' : 'Deploy'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  );
}
