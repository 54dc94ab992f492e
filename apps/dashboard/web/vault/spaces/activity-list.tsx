import { Group, Select, Stack, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconHistory } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useActorName } from '../../activity/use-actor-name.js';
import { type Activity, activityQuery } from '../../api/vault-activity.js';
import { MoreButton } from '../../sources/more-button.js';
import { useNews } from '../../sources/use-news.js';
import { DataTable } from '../../ui/data-table.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Loaded } from '../../ui/loaded.js';
import { Time } from '../../ui/time.js';
import { KIND_CHOICES, KIND_LABELS, nameOf, verbOf } from './activity-words.js';

const TYPING_MS = 300;
const NAMED_BY_KIND: ReadonlySet<Activity['kind']> = new Set([
  'space_member',
  'space_export',
  'retention_rule',
]);

interface ActivityListProps {
  readonly project: string;
  readonly space: string;
}

/** Who did what in a space, the latest first. */
export function ActivityList({ project, space }: ActivityListProps) {
  const [kind, setKind] = useState('');
  const [actor, setActor] = useState('');
  const [by] = useDebouncedValue(actor.trim(), TYPING_MS);
  const query = activityQuery(project, space, { kind, actor: by });
  const found = useInfiniteQuery(query);
  useNews({ source: 'vault', project, types: '*', queryKey: query.queryKey });
  const isFiltered = kind !== '' || by !== '';
  return (
    <Stack>
      <Group align="flex-end" gap="sm">
        <Select
          label="What"
          w={200}
          allowDeselect={false}
          data={KIND_CHOICES}
          value={kind}
          onChange={(value) => setKind(value ?? '')}
        />
        <TextInput
          label="Who"
          placeholder="Your id of a user, or key_…"
          w={240}
          value={actor}
          onChange={({ currentTarget }) => setActor(currentTarget.value)}
        />
      </Group>
      <Loaded query={found}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconHistory}
              title={isFiltered ? 'Nothing is like this' : 'Nothing was done yet'}
              text={
                isFiltered
                  ? 'Choose something else, or take a filter away.'
                  : 'Whatever is made, changed, shared or deleted here is told a moment later.'
              }
            />
          ) : (
            <DataTable label="Activity" titles={['Who', 'Did', 'When']} isCard>
              {items.map((one) => (
                <Row key={one.id} one={one} />
              ))}
            </DataTable>
          )
        }
      </Loaded>
      <MoreButton query={found} />
    </Stack>
  );
}

function Row({ one }: { readonly one: Activity }) {
  const actorName = useActorName();
  const { actor, at, kind, name } = one;
  const isKnown = name !== null || NAMED_BY_KIND.has(kind);
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" className="wrap" fw={500}>
          {actor.user_id ?? actorName(actor)}
        </Text>
      </Table.Td>
      <Table.Td>
        <Text size="sm" className="wrap">
          {verbOf(one)} {KIND_LABELS[kind]}{' '}
          <Text span fw={isKnown ? 500 : 400} c={isKnown ? undefined : 'dimmed'}>
            {nameOf(one)}
          </Text>
        </Text>
      </Table.Td>
      <Table.Td>
        <Time at={at} />
      </Table.Td>
    </Table.Tr>
  );
}
