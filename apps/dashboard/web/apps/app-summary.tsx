import { Group, SimpleGrid } from '@mantine/core';
import type { App } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { AppAddress } from './app-table.js';
import { repoName } from './repo-name.js';

/** The state of an app: where it is, what runs, where it comes from. */
export function AppSummary({ app }: { readonly app: App }) {
  const { status, url, repo, branch, current_release: release } = app;
  return (
    <SimpleGrid className="card" p="lg" cols={{ base: 1, sm: 2 }} spacing="lg">
      <dl className="pair">
        <dt>Status</dt>
        <dd aria-live="polite">
          <Status value={status} />
        </dd>
        <dt>Address</dt>
        <dd>
          <Group gap={4} wrap="nowrap" style={{ overflowX: 'auto' }}>
            <AppAddress url={url} />
            <CopyIcon text={url} what="address" />
          </Group>
        </dd>
      </dl>
      <dl className="pair">
        <dt>Code</dt>
        <dd title={repo}>
          {repo === 'skydeck' ? (
            'brought here, not cloned'
          ) : (
            <>
              {repoName(repo)} <span className="mono">({branch})</span>
            </>
          )}
        </dd>
        <dt>Release</dt>
        <dd>
          {release ? (
            <>
              #{release.number} <span className="mono">{release.commit_sha.slice(0, 7)}</span>,{' '}
              <Time at={release.created_at} />
            </>
          ) : (
            'none yet'
          )}
        </dd>
      </dl>
    </SimpleGrid>
  );
}
