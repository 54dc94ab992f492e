import { Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/session.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ProfileForm } from './profile-form.js';
import { SessionTable } from './session-table.js';
import { useSignOut } from './use-sign-out.js';

export function AccountPage() {
  const session = useQuery(sessionQuery);
  const signOut = useSignOut();
  return (
    <Page
      title="Account"
      actions={
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          Sign out
        </Button>
      }
    >
      <Loaded query={session} rows={1}>
        {({ account }) => account && <ProfileForm account={account} />}
      </Loaded>
      <Stack gap="sm">
        <Title order={2}>Sessions</Title>
        <SessionTable />
      </Stack>
    </Page>
  );
}
