import {
  ActionIcon,
  Button,
  Group,
  PasswordInput,
  Select,
  Table,
  Text,
  TextInput,
} from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AppEnvironment, changeOwnValue, ENVIRONMENTS } from '../api/app-settings.js';
import { appKey } from '../api/apps.js';
import type { EnvVariable } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { DataTable } from '../ui/data-table.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { EnvironmentDiff } from './environment-diff.js';

interface OwnValuesCardProps extends AppTabProps {
  readonly variables: readonly EnvVariable[];
}

interface OwnValue {
  readonly key: string;
  readonly environment: AppEnvironment;
  readonly value: string | null;
}

/** Values that a variable has in one environment only. */
export function OwnValuesCard({ project, app, variables }: OwnValuesCardProps) {
  const at = { project, app: app.name };
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [environment, setEnvironment] = useState<AppEnvironment>('preview');
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (own: OwnValue) => changeOwnValue(at, own.environment, own.key, own.value),
    onSuccess: () => {
      setKey('');
      setValue('');
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: appKey(at) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ key: key.trim(), environment, value });
  };
  const own = variables.flatMap((one) =>
    one.overrides.map((override) => ({ ...override, key: one.key })),
  );
  return (
    <form onSubmit={submit}>
      <Section
        title="Values of one environment"
        text={`They win over the usual ones. This app is run as ${app.settings.environment}; previews of pull requests get those of previews.`}
      >
        {own.length > 0 && (
          <DataTable label="Own values" titles={['Name', 'Environment', 'Value', 'Set']} hasActions>
            {own.map((one) => (
              <Table.Tr key={`${one.key} ${one.environment}`}>
                <Table.Td className="mono wrap">{one.key}</Table.Td>
                <Table.Td>{one.environment}</Table.Td>
                <Table.Td className="mono wrap">{one.value ?? 'secret'}</Table.Td>
                <Table.Td>
                  <Time key={one.updated_at} at={one.updated_at} />
                </Table.Td>
                <Table.Td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${one.key} from ${one.environment}`}
                    onClick={() => change.mutate({ ...one, value: null })}
                  >
                    <IconTrash size={17} />
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
            ))}
          </DataTable>
        )}
        <Group align="flex-end" gap="sm">
          <TextInput
            required
            withAsterisk={false}
            label="Variable"
            placeholder="DATABASE_URL"
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.currentTarget.value)}
          />
          <PasswordInput
            label="Value there"
            autoComplete="off"
            w={200}
            value={value}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
          <Select
            label="Environment"
            w={140}
            allowDeselect={false}
            data={ENVIRONMENTS}
            value={environment}
            onChange={(next) =>
              setEnvironment(ENVIRONMENTS.find((one) => one === next) ?? 'preview')
            }
          />
          <Button type="submit" variant="default" loading={change.isPending}>
            Set there
          </Button>
        </Group>
        <ErrorNotice error={change.error} />
        {own.length === 0 ? (
          <Text size="sm" c="dimmed">
            Every environment sees the same values.
          </Text>
        ) : (
          <EnvironmentDiff at={at} environment={app.settings.environment} />
        )}
      </Section>
    </form>
  );
}
