import { Button, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { EnvScope, EnvVariable } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { type EnvRow, envOf } from '../apps/env-row.js';
import { EnvRows } from '../apps/env-rows.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { PasteDialog } from './paste-dialog.js';
import { SCOPES, scopeOf } from './scopes.js';
import { useEnvChange } from './use-env-change.js';

interface VariableFormProps extends AppTabProps {
  readonly known: readonly EnvVariable[];
}

/** Adds variables, one by one or a whole file at once. */
export function VariableForm({ project, app, known }: VariableFormProps) {
  const [rows, setRows] = useState<readonly EnvRow[]>([]);
  const [scope, setScope] = useState<EnvScope>('both');
  const [isSecret, setSecret] = useState(true);
  const [isPasting, setPasting] = useState(false);
  const save = useEnvChange({ project, app: app.name }, () => setRows([]));
  const names = Object.keys(envOf(rows));
  const replaced = names.filter((name) => known.some(({ key }) => key === name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const entries = Object.entries(envOf(rows)).map(([name, value]) => {
      return [name, { value, scope, secret: isSecret }] as const;
    });
    save.mutate(Object.fromEntries(entries));
  };
  return (
    <form onSubmit={submit}>
      <Section
        title="Add variables"
        text="Values are stored encrypted; those of secrets are never shown again."
      >
        <EnvRows rows={rows} onChange={setRows}>
          <Button variant="default" size="xs" onClick={() => setPasting(true)}>
            Paste a .env file
          </Button>
        </EnvRows>
        {rows.length > 0 && (
          <Stack gap="sm">
            <Group gap="xl" align="flex-end">
              <Select
                label="Seen by"
                w={170}
                allowDeselect={false}
                data={SCOPES}
                value={scope}
                onChange={(value) => setScope(scopeOf(value))}
              />
              <Switch
                label="Secret"
                description="Never shown, and masked in logs."
                checked={isSecret}
                onChange={(event) => setSecret(event.currentTarget.checked)}
              />
            </Group>
            {replaced.length > 0 && (
              <Text size="sm" c="dimmed">
                Replaces <span className="mono">{replaced.join(', ')}</span>.
              </Text>
            )}
          </Stack>
        )}
        <ErrorNotice error={save.error} />
        {rows.length > 0 && (
          <Group justify="flex-end">
            <Button type="submit" disabled={names.length === 0} loading={save.isPending}>
              Save
            </Button>
          </Group>
        )}
      </Section>
      {isPasting && (
        <PasteDialog
          onPaste={(more) => setRows((all) => [...all.filter(({ name }) => name !== ''), ...more])}
          onClose={() => setPasting(false)}
        />
      )}
    </form>
  );
}
