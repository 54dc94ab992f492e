import { Button, Group, Stack, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { revealCredential } from '../../api/database-credentials.js';
import { CodeBlock } from '../../ui/code-block.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { ConnectionFields } from './connection-fields.js';

const OWNER = 'owner';

/** How the owner of a database connects to it; the password is shown when asked for. */
export function ConnectionCard({ project, database }: DatabaseTabProps) {
  const reveal = useMutation({
    mutationFn: () => revealCredential({ project, database: database.name }, OWNER),
  });
  const isThere = database.host !== null;
  return (
    <Section title="Connect" text="As its owner, who may do everything in it.">
      {reveal.data ? (
        <ConnectionFields connection={reveal.data} />
      ) : (
        <Group>
          <Button
            leftSection={<IconEye size={16} />}
            variant="default"
            disabled={!isThere}
            loading={reveal.isPending}
            onClick={() => reveal.mutate()}
          >
            Show the connection
          </Button>
        </Group>
      )}
      <ErrorNotice error={reveal.error} />
      <Stack gap={4}>
        <Text size="xs" c="dimmed">
          From a terminal, without a password on the command line:
        </Text>
        <CodeBlock code={`skydeck db psql ${database.name}`} what="skydeck command" />
      </Stack>
    </Section>
  );
}
