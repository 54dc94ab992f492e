import { IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { deploymentsQuery } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { TabButton } from '../apps/tab-link.js';
import { DataTable } from '../ui/data-table.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { DeploymentRow } from './deployment-row.js';

const TITLES = ['Deployment', 'Status', 'What', 'Took', 'Started'];

interface DeploymentListProps extends AppTabProps {
  /** How many of the newest to show; all when not given. */
  readonly most?: number;
}

/** Attempts to deploy an app, newest first. */
export function DeploymentList({ project, app, most }: DeploymentListProps) {
  const deployments = useQuery(deploymentsQuery(project, app.name));
  return (
    <Loaded query={deployments}>
      {(items) =>
        items.length === 0 ? (
          <NothingDeployed project={project} app={app} />
        ) : (
          <DataTable label="Deployments" titles={TITLES} isCard>
            {items.slice(0, most).map((item) => (
              <DeploymentRow key={item.id} project={project} app={app} item={item} />
            ))}
          </DataTable>
        )
      }
    </Loaded>
  );
}

function NothingDeployed({ project, app }: AppTabProps) {
  return (
    <EmptyState
      icon={IconRocket}
      title="Nothing deployed yet"
      text={
        app.repo === 'skydeck'
          ? 'Push to it, upload a folder or name an image: each becomes a deployment.'
          : '“Deploy now” builds the newest commit of the branch.'
      }
    >
      <TabButton project={project} app={app} tab="source">
        Bring code
      </TabButton>
    </EmptyState>
  );
}
