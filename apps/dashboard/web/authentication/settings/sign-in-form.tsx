import { Button, Checkbox, Group, Select, Stack } from '@mantine/core';
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

/** How users may sign in. */
export function SignInForm({ project, settings }: { project: string; settings: AuthSettings }) {
  const [page, setPage] = useState(settings.sign_in_page);
  const [policy, setPolicy] = useState(settings.two_factor.policy);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { is_code_offered, is_password_offered } = page;
    if (save.isPending) return;
    save.mutate({ sign_in_page: { is_code_offered, is_password_offered }, two_factor: { policy } });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Sign-in" text="What the page offers on which your users sign in.">
        <Stack gap="xs">
          <Checkbox
            label="A code that is sent to them"
            checked={page.is_code_offered}
            onChange={({ currentTarget: { checked } }) =>
              setPage((all) => ({ ...all, is_code_offered: checked }))
            }
          />
          <Checkbox
            label="A password"
            checked={page.is_password_offered}
            onChange={({ currentTarget: { checked } }) =>
              setPage((all) => ({ ...all, is_password_offered: checked }))
            }
          />
        </Stack>
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
            Save sign-in
          </Button>
        </Group>
      </Section>
    </form>
  );
}
