import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projectQuery } from '../api/projects.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { DeleteProject } from './delete-project.js';
import { QuotaBars } from './quota-bars.js';
import { RenameProject } from './rename-project.js';
import { useProject } from './use-project-slug.js';

export function SettingsPage() {
  const project = useQuery(projectQuery(useProject()));
  return (
    <Page title="Settings">
      <Loaded query={project} rows={2}>
        {(found) => (
          <Stack maw={680}>
            <RenameProject project={found} />
            <QuotaBars project={found.slug} />
            {found.role === 'owner' && <DeleteProject project={found} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
