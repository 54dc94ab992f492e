import { Button, Checkbox, Group, NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

const DAYS = 'anonymous_users.keep_days';

interface AnonymousFormProps {
  readonly project: string;
  readonly anonymous: AuthSettings['anonymous_users'];
}

/** Users whom nobody knows yet. */
export function AnonymousForm({ project, anonymous }: AnonymousFormProps) {
  const [isEnabled, setEnabled] = useState(anonymous.is_enabled);
  const [days, setDays] = useState(anonymous.keep_days);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = { is_enabled: isEnabled, keep_days: days };
    if (!save.isPending) save.mutate({ anonymous_users: change });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Anonymous users" text="Those who have not said yet who they are.">
        <Checkbox
          label="Your servers may begin sessions for nobody"
          checked={isEnabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
        <NumberInput
          hideControls
          label="Deleted after days without a sign of life"
          maw={320}
          allowDecimal={false}
          value={days}
          error={issueOf(save.error, DAYS)}
          onChange={(value) => setDays(Number(value) || anonymous.keep_days)}
        />
        <ErrorNotice error={restOf(save.error, [DAYS])} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save anonymous users
          </Button>
        </Group>
      </Section>
    </form>
  );
}
