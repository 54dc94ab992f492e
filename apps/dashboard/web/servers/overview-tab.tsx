import { Badge, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { CopyIcon } from '../ui/copy-button.js';
import { Time } from '../ui/time.js';
import { OperationCard } from './operation-card.js';
import { ProtectionSwitch } from './protection-switch.js';
import { ProblemAlert } from '../ui/problem-alert.js';
import { Section } from '../ui/section.js';
import type { ServerTabProps } from './server-tab.js';

/** What is known of a server, and what is being done to it. */
export function OverviewTab({ project, server }: ServerTabProps) {
  const { error, tags, labels } = server;
  return (
    <Stack>
      <OperationCard server={server} />
      {error && (
        <ProblemAlert title="The last thing that was done to it failed">
          <Text size="sm">{error.message}</Text>
          <Text size="xs" c="dimmed" className="mono">
            {error.code}
          </Text>
        </ProblemAlert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <Section title="Facts">
          <dl className="pair">
            <dt>Id</dt>
            <dd>
              <span className="mono">{server.id}</span> <CopyIcon text={server.id} what="id" />
            </dd>
            <dt>Engine</dt>
            <dd>
              {server.engine}
              {server.location ? ` on ${server.location}` : ''}
            </dd>
            <dt>Created</dt>
            <dd>
              <Time at={server.created_at} />
            </dd>
            <dt>Started</dt>
            <dd>
              <Time key={server.started_at} at={server.started_at} />
            </dd>
            <dt>Ready</dt>
            <dd>
              <Time key={server.ready_at} at={server.ready ? server.ready_at : null} />
            </dd>
          </dl>
        </Section>
        <Stack>
          <Section title="Tags and labels">
            {tags.length + Object.keys(labels).length === 0 && (
              <Text size="sm" c="dimmed">
                None yet. Give it some in its settings to find it by.
              </Text>
            )}
            <Group gap={6}>
              {tags.map((tag) => (
                <Badge key={tag} variant="default">
                  {tag}
                </Badge>
              ))}
              {Object.entries(labels).map(([name, value]) => (
                <Badge key={name} variant="default" className="mono">
                  {name}={value}
                </Badge>
              ))}
            </Group>
          </Section>
          <Section title="Protection">
            <ProtectionSwitch project={project} server={server} />
          </Section>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
