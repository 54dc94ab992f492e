import { Button, Group, Select, Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { appKey } from '../api/apps.js';
import { bindingsQuery, createBinding } from '../api/bindings.js';
import type { BindingTarget } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { SOURCES } from '../sources/sources.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { BindingTable } from './binding-table.js';

/** Products of Skydeck that an app has a key of. */
export function BindingsCard({ project, app }: AppTabProps) {
  const at = { project, app: app.name };
  const bindings = useQuery(bindingsQuery(at));
  const [target, setTarget] = useState<BindingTarget>('auth');
  const [isTest, setTest] = useState(false);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: appKey(at) }),
  });
  return (
    <Section
      title="Bindings"
      text="Gives the app a key of a product and its address as variables, which nobody has to copy."
    >
      <Loaded query={bindings} rows={1}>
        {(all) => all.length > 0 && <BindingTable at={at} bindings={all} change={change} />}
      </Loaded>
      <Group align="flex-end" gap="sm">
        <Select
          label="Product"
          w={180}
          allowDeselect={false}
          data={SOURCES}
          value={target}
          onChange={(value) => setTarget(SOURCES.find((one) => one === value) ?? 'auth')}
        />
        <Switch
          label="Test mode"
          mb={8}
          checked={isTest}
          onChange={(event) => setTest(event.currentTarget.checked)}
        />
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() => change.mutate(() => createBinding(at, target, isTest ? 'test' : 'live'))}
        >
          Bind
        </Button>
      </Group>
      <ErrorNotice error={change.error} />
    </Section>
  );
}
