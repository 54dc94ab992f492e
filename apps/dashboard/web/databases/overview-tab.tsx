import { SimpleGrid, Stack, Text } from '@mantine/core';
import type { Database } from '../api/shapes.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ProblemAlert } from '../ui/problem-alert.js';
import { ProgressBar } from '../ui/progress-bar.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { ConnectionCard } from './credentials/connection-card.js';
import { operationName } from './database-state.js';
import type { DatabaseTabProps } from './database-tab.js';

/** How a database is connected to, and what is known of it. */
export function OverviewTab({ project, database }: DatabaseTabProps) {
  const { name, origin } = database;
  return (
    <Stack>
      <OperationCard database={database} />
      <Problems database={database} />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
        <ConnectionCard project={project} database={database} />
        <Stack>
          <Section title="Facts">
            <dl className="pair">
              <dt>Id</dt>
              <dd>
                <span className="mono wrap">{database.id}</span>{' '}
                <CopyIcon text={database.id} what="id" />
              </dd>
              <dt>Name in the server</dt>
              <dd className="mono wrap">{database.database}</dd>
              <dt>Created</dt>
              <dd>
                <Time at={database.created_at} />
              </dd>
              {origin && (
                <>
                  <dt>Filled with</dt>
                  <dd className="wrap">
                    {origin.backup ?? origin.database}
                    {origin.at ? ` as it was at ${origin.at}` : ''}
                  </dd>
                </>
              )}
            </dl>
          </Section>
          <Section title="For an app" text="It is given DATABASE_URL with its next release.">
            <Text size="sm" className="mono wrap">
              skydeck app binding attach APP {name} --database
            </Text>
          </Section>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}

function OperationCard({ database: { operation } }: { readonly database: Database }) {
  if (!operation) return null;
  return (
    <Stack className="card" p={18} gap="xs" role="status" aria-label="Operation">
      <ProgressBar title={operationName(operation.kind)} operation={operation} />
    </Stack>
  );
}

/** What is wrong with it: what failed last, and what is not as it should be. */
function Problems({ database: { error, problems } }: { readonly database: Database }) {
  return (
    <>
      {error && (
        <ProblemAlert title="The last thing that was done to it failed">
          {error.message}
        </ProblemAlert>
      )}
      {problems.map(({ problem, message, since }) => (
        <ProblemAlert
          key={problem}
          title={`Something is wrong since ${new Date(since).toLocaleString()}`}
        >
          {message}
        </ProblemAlert>
      ))}
    </>
  );
}
