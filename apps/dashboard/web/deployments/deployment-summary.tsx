import { Alert, List, SimpleGrid, Text } from '@mantine/core';
import type { Deployment } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { durationOf, Time } from '../ui/time.js';
import { Failure } from './failure.js';

/** What is deployed, how it goes, and why it stopped when it did. */
export function DeploymentSummary({ deployment }: { readonly deployment: Deployment }) {
  const { status, branch, commit_sha: sha, commit_message: message, plan, error } = deployment;
  const took = durationOf(deployment.started_at, deployment.finished_at);
  return (
    <>
      {error && <Failure error={error} />}
      <SimpleGrid className="card" p="lg" cols={{ base: 1, sm: 2 }} spacing="lg">
        <dl className="pair">
          <dt>Status</dt>
          <dd aria-live="polite">
            <Status value={status} />
          </dd>
          <dt>Started</dt>
          <dd>
            <Time at={deployment.created_at} />
            {took && `, took ${took}`}
          </dd>
        </dl>
        <dl className="pair">
          <dt>Commit</dt>
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
          <dd>{plan?.runtime ?? 'not known yet'}</dd>
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
