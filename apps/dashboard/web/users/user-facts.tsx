import { Button, Group, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import type { User } from '../api/shapes.js';
import { changeUser } from '../api/users.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';
import { Time } from '../ui/time.js';
import { UserState } from './user-state.js';
import { useUserChange } from './use-user-change.js';

interface UserFactsProps {
  readonly project: string;
  readonly user: User;
}

export function UserFacts({ project, user }: UserFactsProps) {
  const [name, setName] = useState(user.name ?? '');
  const change = useUserChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(() => changeUser(project, user.id, { name: name.trim() || null }), {
      onSuccess: () => notifications.show({ message: 'Saved.' }),
    });
  };
  const issue = issueOf(change.error, 'name');
  return (
    <Section title="User">
      <dl className="pair">
        <dt>State</dt>
        <dd>
          <UserState user={user} />
        </dd>
        <dt>Id</dt>
        <dd>
          <span className="mono">{user.id}</span> <CopyIcon text={user.id} what="id" />
        </dd>
        <dt>Created</dt>
        <dd>
          <Time at={user.created_at} />
        </dd>
        <dt>Last signed in</dt>
        <dd>
          <Time at={user.last_sign_in_at} />
        </dd>
      </dl>
      <form onSubmit={submit}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Name"
            flex={1}
            maxLength={100}
            value={name}
            error={issue}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="default"
            disabled={name.trim() === (user.name ?? '')}
            loading={change.isPending}
          >
            Save
          </Button>
        </Group>
      </form>
      {!issue && <ErrorNotice error={change.error} />}
    </Section>
  );
}
