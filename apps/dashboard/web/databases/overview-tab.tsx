import { SimpleGrid, Stack, Text } from '@mantine/core';
import { CopyIcon } from '../ui/copy-button.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { ConnectionCard } from './credentials/connection-card.js';
import type { DatabaseTabProps } from './database-tab.js';

/** How a database is connected to, and what is known of it. */
export function OverviewTab({ project, database }: DatabaseTabProps) {
  const { name, origin } = database;
  return (
    <Stack>
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
