import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { DeleteServerDialog } from '../delete-server-dialog.js';
import { Section } from '../../ui/section.js';
import type { ServerTabProps } from '../server-tab.js';
import { NameForm } from './name-form.js';
import { RebuildForm } from './rebuild-form.js';
import { ResizeForm } from './resize-form.js';

/** What can be changed of a server. */
export function SettingsTab({ project, server }: ServerTabProps) {
  return (
    <Stack maw={720}>
      <NameForm project={project} server={server} />
      <ResizeForm key={server.size.slug} project={project} server={server} />
      <RebuildForm project={project} server={server} />
      <DeleteServer project={project} server={server} />
    </Stack>
  );
}

function DeleteServer({ project, server }: ServerTabProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Section
      title="Delete server"
      text={
        server.protected
          ? 'The server is protected. Take its protection off in the overview first.'
          : 'Stops it and gives up its disk, snapshots and address.'
      }
    >
      <Group>
        <Button
          variant="default"
          c={server.protected ? undefined : 'var(--mantine-color-error)'}
          disabled={server.protected || server.state === 'deleting'}
          onClick={() => setAsking(true)}
        >
          Delete server…
        </Button>
      </Group>
      {isAsking && (
        <DeleteServerDialog project={project} name={server.name} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}
