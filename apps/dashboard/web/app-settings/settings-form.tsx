import { Button, Group, Select, SimpleGrid, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AppEnvironment, ENVIRONMENTS } from '../api/app-settings.js';
import { appKey, changeApp } from '../api/apps.js';
import type { AppChange } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';
import {
  BUILD_FIELDS,
  changesOf,
  RUN_FIELDS,
  type SettingField,
  textsOf,
} from './setting-fields.js';

const NAMES: string[] = [...BUILD_FIELDS, ...RUN_FIELDS].map(({ name }) => name);

/** How an app is built, started and looked after. */
export function SettingsForm({ project, app }: AppTabProps) {
  const [texts, setTexts] = useState(() => textsOf(app.settings));
  const [environment, setEnvironment] = useState<AppEnvironment>(app.settings.environment);
  const queryClient = useQueryClient();
  const changes = changesOf(app.settings, texts);
  const isOther = environment !== app.settings.environment;
  const body: AppChange = { ...changes, ...(isOther && { environment }) };
  const save = useMutation({
    mutationFn: () => changeApp(project, app.name, body),
    onSuccess: async () => {
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries({ queryKey: appKey({ project, app: app.name }) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const field = ({ name, label, placeholder, description, isNumber }: SettingField) => (
    <TextInput
      key={name}
      label={label}
      placeholder={placeholder}
      description={description}
      inputMode={isNumber ? 'decimal' : undefined}
      value={texts[name]}
      error={issueOf(save.error, name)}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTexts((all) => ({ ...all, [name]: value }));
      }}
    />
  );
  return (
    <form onSubmit={submit}>
      <Section
        title="Build and run"
        text="What is empty is found out from the code, or as usual for this installation."
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
          {BUILD_FIELDS.map(field)}
          {RUN_FIELDS.map(field)}
          <Select
            label="Environment"
            description="Decides which values of its variables it sees."
            allowDeselect={false}
            data={ENVIRONMENTS}
            value={environment}
            onChange={(value) =>
              setEnvironment(ENVIRONMENTS.find((one) => one === value) ?? 'production')
            }
          />
        </SimpleGrid>
        <ErrorNotice error={restOf(save.error, NAMES)} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending} disabled={Object.keys(body).length === 0}>
            Save settings
          </Button>
        </Group>
      </Section>
    </form>
  );
}
