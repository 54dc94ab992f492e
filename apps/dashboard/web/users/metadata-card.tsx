import { Button, Group, JsonInput, SimpleGrid } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { User } from '../api/shapes.js';
import { changeUser } from '../api/users.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Section } from '../ui/section.js';
import { recordIn } from './record-in.js';
import { useUserChange } from './use-user-change.js';

interface MetadataCardProps {
  readonly project: string;
  readonly user: User;
}

const textOf = (value: object): string => JSON.stringify(value, null, 2);

/** What a product keeps of a user, as JSON. */
export function MetadataCard({ project, user }: MetadataCardProps) {
  const [seen, setSeen] = useState(() => textOf(user.public_metadata));
  const [hidden, setHidden] = useState(() => textOf(user.app_metadata));
  const change = useUserChange(project);
  const [publicMetadata, appMetadata] = [recordIn(seen), recordIn(hidden)];
  const save = () => {
    if (!publicMetadata || !appMetadata) return;
    const body = { public_metadata: publicMetadata, app_metadata: appMetadata };
    change.mutate(() => changeUser(project, user.id, body), {
      onSuccess: () => notifications.show({ message: 'Saved.' }),
    });
  };
  const input = { autosize: true, minRows: 4, maxRows: 14, classNames: { input: 'mono' } };
  return (
    <Section title="Metadata" text="What your product keeps of the user, as JSON.">
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <JsonInput
          label="Public"
          description="The user may see it."
          {...input}
          value={seen}
          error={publicMetadata ? undefined : 'Must be a JSON object'}
          onChange={setSeen}
        />
        <JsonInput
          label="Private"
          description="Only your servers see it."
          {...input}
          value={hidden}
          error={appMetadata ? undefined : 'Must be a JSON object'}
          onChange={setHidden}
        />
      </SimpleGrid>
      <ErrorNotice error={change.error} />
      <Group justify="flex-end">
        <Button
          variant="default"
          disabled={!publicMetadata || !appMetadata}
          loading={change.isPending}
          onClick={save}
        >
          Save metadata
        </Button>
      </Group>
    </Section>
  );
}
