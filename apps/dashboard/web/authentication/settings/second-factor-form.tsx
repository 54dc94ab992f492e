import { Button, Group, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

const POLICIES = [
  { value: 'off', label: 'Never asked for' },
  { value: 'optional', label: 'Asked for where a user has one' },
  { value: 'adaptive', label: 'Asked for where a sign-in is unusual' },
  { value: 'required', label: 'Required of everybody' },
];

type Policy = AuthSettings['two_factor']['policy'];

interface SecondFactorFormProps {
  readonly project: string;
  readonly current: Policy;
}

/** When users prove themselves twice. */
export function SecondFactorForm({ project, current }: SecondFactorFormProps) {
  const [policy, setPolicy] = useState(current);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ two_factor: { policy } });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Second factor" text="When your users prove themselves twice.">
        <Select
          label="A second factor is"
          maw={420}
          allowDeselect={false}
          data={POLICIES}
          value={policy}
          onChange={(value) => value && setPolicy(value as Policy)}
        />
        <ErrorNotice error={save.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save second factor
          </Button>
        </Group>
      </Section>
    </form>
  );
}
