import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { databaseQuery, databasesKey, resizeDatabase } from '../../api/databases.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { isIdle } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { isNetwork } from './is-network.js';

/** The networks that may connect to a database besides apps. */
export function TrustedSourcesCard({ project, database }: DatabaseTabProps) {
  const at = { project, database: database.name };
  const { trusted_sources: sources } = database;
  const [typed, setTyped] = useState('');
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (next: string[]) => resizeDatabase(at, { trusted_sources: next }),
    onSuccess: async (begun) => {
      setTyped('');
      queryClient.setQueryData(databaseQuery(at).queryKey, begun);
      await queryClient.invalidateQueries({ queryKey: databasesKey(project) });
    },
  });
  const wanted = typed.trim();
  const isKnown = sources.includes(wanted);
  const isWrong = wanted !== '' && !isNetwork(wanted);
  const isBusy = change.isPending || !isIdle(database);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && !isWrong && !isKnown && wanted !== '') change.mutate([...sources, wanted]);
  };
  return (
    <Section
      title="Trusted sources"
      text="Networks that may connect, besides your apps and this machine. Everybody else is kept out before a password is asked for."
    >
      {sources.length === 0 ? (
        <Text size="sm" c="dimmed">
          None: only your apps and this machine connect.
        </Text>
      ) : (
        <Stack component="ul" gap={4} m={0} p={0} style={{ listStyle: 'none' }}>
          {sources.map((source) => (
            <Group component="li" key={source} justify="space-between" wrap="nowrap">
              <Text size="sm" className="mono wrap">
                {source}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${source}`}
                disabled={isBusy}
                onClick={() => change.mutate(sources.filter((other) => other !== source))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </Group>
          ))}
        </Stack>
      )}
      <form onSubmit={add}>
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Network"
            placeholder="203.0.113.0/24"
            w={240}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            disabled={wanted === '' || isWrong || isKnown || isBusy}
            loading={change.isPending}
          >
            Add network
          </Button>
        </Group>
      </form>
      <Text
        size="xs"
        c={isWrong || isKnown ? 'var(--mantine-color-error)' : 'dimmed'}
        role="status"
      >
        {hintOf(isWrong, isKnown)}
      </Text>
      <ErrorNotice error={change.error} />
    </Section>
  );
}

function hintOf(isWrong: boolean, isKnown: boolean): string {
  if (isWrong)
    return 'That is no IPv4 network: it looks like 203.0.113.0/24, a single address /32.';
  return isKnown ? 'That one is trusted already.' : 'IPv4; a single address ends in /32.';
}
