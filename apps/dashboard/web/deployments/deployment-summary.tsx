import { Alert, List, SimpleGrid, Text } from '@mantine/core';
import type { App, Deployment } from '../api/shapes.js';
import { durationOf, Time } from '../ui/time.js';
import { DeploymentState } from './deployment-state.js';
import { runtimeOf } from './detected.js';
import { Failure } from './failure.js';
import { REASONS } from './reasons.js';

interface DeploymentSummaryProps {
  readonly deployment: Deployment;
  readonly app: App | undefined;
}

/** What is deployed, how it goes, and why it stopped when it did. */
export function DeploymentSummary({ deployment, app }: DeploymentSummaryProps) {
  const { branch, commit_sha: sha, commit_message: message, plan, error, reason } = deployment;
  const took = durationOf(deployment.started_at, deployment.finished_at);
  return (
    <>
      {error && <Failure error={error} />}
      <SimpleGrid className="card" p="lg" cols={{ base: 1, sm: 2 }} spacing="lg">
        <dl className="pair">
          <dt>Status</dt>
          <dd aria-live="polite">
            <DeploymentState deployment={deployment} app={app} />
          </dd>
          <dt>Started</dt>
          <dd>
            <Time at={deployment.created_at} />
            {took && (
              <Text size="xs" c="dimmed">
                took {took}
              </Text>
            )}
          </dd>
        </dl>
        <dl className="pair">
          <dt>{REASONS[reason] ?? 'Commit'}</dt>
          <dd>
            <span className="mono">{sha?.slice(0, 7) ?? '–'}</span> on{' '}
            <span className="mono">{branch}</span>
            {message && (
              <Text size="sm" c="dimmed" lineClamp={1}>
                {message}
              </Text>
            )}
          </dd>
          <dt>Runtime</dt>
          <dd>{plan ? runtimeOf(plan) : 'not known yet'}</dd>
        </dl>
      </SimpleGrid>
      {plan?.warnings && plan.warnings.length > 0 && (
        <Alert variant="light" color="yellow" styles={{ message: { color: 'inherit' } }}>
          <List size="sm">
            {plan.warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
