import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useActorName } from '../activity/use-actor-name.js';
import { envChangesQuery } from '../api/environment.js';
import type { EnvChange } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { SCOPES } from './scopes.js';
import { DataTable } from '../ui/data-table.js';

/** Who changed which variable; never to what. */
export function EnvHistory({ project, app }: AppTabProps) {
  const nameOf = useActorName();
  const changes = useQuery(envChangesQuery({ project, app: app.name }));
  return (
    <Section title="History">
      <Loaded query={changes} rows={1}>
        {(all) =>
          all.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing was changed yet.
            </Text>
          ) : (
            <DataTable
              label="History"
              titles={['Variable', 'What', 'By', 'When']}
              verticalSpacing={8}
            >
              {all.map((change) => (
                <Table.Tr key={change.id}>
                  <Table.Td className="mono">{change.key}</Table.Td>
                  <Table.Td>{whatOf(change)}</Table.Td>
                  <Table.Td className="wrap">
                    {change.actor.kind === 'system' ? 'system' : nameOf(change.actor)}
                  </Table.Td>
                  <Table.Td>
                    <Time at={change.created_at} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </DataTable>
          )
        }
      </Loaded>
    </Section>
  );
}

function whatOf({ action, scope, secret }: EnvChange): string {
  if (action === 'unset') return 'Removed';
  const seenBy = SCOPES.find(({ value }) => value === scope)?.label.toLowerCase() ?? '';
  return `Set as ${secret ? 'a secret' : 'plain text'} for ${seenBy}`;
}
