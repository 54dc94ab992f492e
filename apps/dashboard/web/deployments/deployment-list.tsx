import { Table, Text } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deploymentsQuery } from '../api/apps.js';
import type { Deployment } from '../api/shapes.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Status } from '../ui/status.js';
import { durationOf, Time } from '../ui/time.js';
import { labelOf } from './stages.js';
import { DataTable } from '../ui/data-table.js';

/** What is deployed when it is no commit. */
const WHY: Readonly<Partial<Record<Deployment['reason'], string>>> = {
  rollback: 'Roll back',
  environment: 'Variables',
  scale: 'Scale',
  promotion: 'Promotion',
};

interface DeploymentListProps {
  readonly project: string;
  readonly app: string;
  /** How many of the newest to show; all when not given. */
  readonly most?: number;
}

/** Attempts to deploy an app, newest first. */
export function DeploymentList({ project, app, most }: DeploymentListProps) {
  const deployments = useQuery(deploymentsQuery(project, app));
  return (
    <Loaded query={deployments}>
      {(items) =>
        items.length === 0 ? (
          <EmptyState
            icon={IconRocket}
            title="Nothing deployed yet"
            text="“Deploy now” builds the newest commit of the branch."
          />
        ) : (
          <DataTable
            label="Deployments"
            titles={['Deployment', 'Status', 'What', 'Took', 'Started']}
            isCard
          >
            {items.slice(0, most).map((item) => (
              <Table.Tr key={item.id}>
                <Table.Td>
                  <Link
                    className="row-link"
                    to="/projects/$project/app/$app/deployments/$deployment"
                    params={{ project, app, deployment: item.id }}
                  >
                    #{item.number}
                  </Link>
                </Table.Td>
                <Table.Td>
                  <Status value={item.status} />
                </Table.Td>
                <Table.Td maw={320}>
                  <Text size="sm" truncate title={item.error?.message}>
                    {WHY[item.reason] ?? (
                      <>
                        <span className="mono">{item.commit_sha?.slice(0, 7) ?? '–'}</span>{' '}
                        {item.commit_message}
                      </>
                    )}
                  </Text>
                  {item.error && (
                    <Text size="xs" c="var(--mantine-color-error)" truncate>
                      {labelOf(item.error.stage)}: {item.error.message}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td style={{ whiteSpace: 'nowrap' }}>
                  {durationOf(item.started_at, item.finished_at)}
                </Table.Td>
                <Table.Td>
                  <Time at={item.created_at} />
                </Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )
      }
    </Loaded>
  );
}
