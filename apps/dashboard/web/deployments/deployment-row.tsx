import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Deployment } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { durationOf, Time } from '../ui/time.js';
import { DeploymentState } from './deployment-state.js';
import { REASONS } from './reasons.js';
import { labelOf } from './stages.js';

interface DeploymentRowProps extends AppTabProps {
  readonly item: Deployment;
}

export function DeploymentRow({ project, app, item }: DeploymentRowProps) {
  const { id, number, error, started_at: startedAt, finished_at: finishedAt } = item;
  return (
    <Table.Tr>
      <Table.Td>
        <Link
          className="row-link"
          to="/projects/$project/app/$app/deployments/$deployment"
          params={{ project, app: app.name, deployment: id }}
        >
          #{number}
        </Link>
      </Table.Td>
      <Table.Td>
        <DeploymentState deployment={item} app={app} />
      </Table.Td>
      <Table.Td maw={320}>
        <Text size="sm" truncate>
          {REASONS[item.reason]} <span className="mono">{item.commit_sha?.slice(0, 7) ?? '–'}</span>{' '}
          {item.commit_message}
        </Text>
        {error && (
          <Text size="xs" c="var(--mantine-color-error)" lineClamp={2}>
            {labelOf(error.stage)}: {error.message}
          </Text>
        )}
      </Table.Td>
      <Table.Td className="figures">{durationOf(startedAt, finishedAt)}</Table.Td>
      <Table.Td>
        <Time at={item.created_at} />
      </Table.Td>
    </Table.Tr>
  );
}
