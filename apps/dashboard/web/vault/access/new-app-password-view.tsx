import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { NewAppPassword } from '../../api/app-passwords.js';
import { CopyIcon } from '../../ui/copy-button.js';

interface NewAppPasswordViewProps {
  readonly made: NewAppPassword;
  readonly onDone: () => void;
}

/** What an app is to be given; the password is seen here only. */
export function NewAppPasswordView({ made, onDone }: NewAppPasswordViewProps) {
  const opens = (...products: readonly NewAppPassword['products'][number][]) =>
    products.some((product) => made.products.includes(product));
  const rows = [
    ...(opens('files')
      ? [['Address of the files', made.files_url, 'WebDAV address'] as const]
      : []),
    ...(opens('calendar', 'tasks')
      ? [['Address of calendars and tasks', made.calendars_url, 'CalDAV address'] as const]
      : []),
    ...(opens('contacts')
      ? [['Address of contacts', made.contacts_url, 'CardDAV address'] as const]
      : []),
    ['User name', made.user_name, 'user name'] as const,
    ['Password', made.password, 'password'] as const,
  ];
  return (
    <Alert
      variant="light"
      color="sky"
      role="status"
      styles={{ message: { color: 'var(--mantine-color-text)' } }}
    >
      <Stack gap="sm">
        <Text size="sm" fw={600}>
          Give this to {made.name}. The password is not shown again.
        </Text>
        <dl className="pair">
          {rows.map(([label, value, what]) => (
            <div key={what} style={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>
                <Text span className="mono wrap">
                  {value}
                </Text>{' '}
                <CopyIcon text={value} what={what} />
              </dd>
            </div>
          ))}
        </dl>
        <Group justify="flex-end">
          <Button variant="default" size="compact-sm" onClick={onDone}>
            Done
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
