import { Stack } from '@mantine/core';
import { IconGitPullRequest } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { previewSettingsQuery, previewsQuery } from '../api/previews.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { PreviewForm } from './preview-form.js';
import { PreviewTable } from './preview-table.js';

/** Pull requests that are deployed beside the app. */
export function PreviewsTab({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const previews = useQuery(previewsQuery(at));
  const settings = useQuery(previewSettingsQuery(at));
  return (
    <Stack maw={860}>
      <Loaded query={previews} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconGitPullRequest}
              title="No previews"
              text="With a hook and previews switched on, each pull request gets an app and an address of its own."
            />
          ) : (
            <PreviewTable at={at} previews={all} />
          )
        }
      </Loaded>
      <Loaded query={settings} rows={2}>
        {(found) => <PreviewForm key={found.updated_at} at={at} settings={found} />}
      </Loaded>
    </Stack>
  );
}
