import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { ProfileForm } from './profile-form.js';
import { useSignOut } from './use-sign-out.js';

export function AccountPage() {
  const session = useQuery(sessionQuery);
  const signOut = useSignOut();
  return (
    <Page
      title="Account"
      actions={
        <>
          <Button variant="default" component={Link} to="/account/security">
            Account security
          </Button>
          <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
            Sign out
          </Button>
        </>
      }
    >
      <Loaded query={session} rows={1}>
        {({ account }) => account && <ProfileForm account={account} />}
      </Loaded>
    </Page>
  );
}
