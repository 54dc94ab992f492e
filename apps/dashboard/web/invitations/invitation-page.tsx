import { Button, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useRouter } from '@tanstack/react-router';
import { acceptInvitation, declineInvitation, ownInvitationQuery } from '../api/invitations.js';
import { sessionQuery } from '../api/session.js';
import { CenteredCard } from '../ui/centered-card.js';
import { Loaded } from '../ui/loaded.js';
import { InvitationDecision } from './invitation-decision.js';
import { SignOutButton } from './sign-out-button.js';

const ENDED = {
  accepted: 'It was accepted already.',
  declined: 'It was declined.',
  revoked: 'It was taken back.',
  expired: 'It has expired. Ask for a new one.',
};

/** Where the link of an invitation leads: accept or decline. */
export function InvitationPage() {
  const { invitation: name } = useParams({ from: '/signed-in/invitations/$invitation' });
  const { data: session } = useQuery(sessionQuery);
  const found = useQuery(ownInvitationQuery(name));
  const queryClient = useQueryClient();
  const router = useRouter();
  const decide = useMutation({
    mutationFn: (isAccepted: boolean) =>
      isAccepted ? acceptInvitation(name) : declineInvitation(name),
    onSuccess: async ({ project, status }) => {
      await queryClient.invalidateQueries({ queryKey: ['projects'] });
      if (status === 'accepted') router.history.push(`/projects/${project.slug}`);
    },
  });
  const who = session?.account?.email ?? session?.account?.phone ?? 'this account';

  if (decide.data?.status === 'declined') {
    return (
      <CenteredCard title="Invitation declined">
        <Text size="sm" c="dimmed" role="status">
          You did not join {decide.data.project.name}. You can close this page.
        </Text>
        <ToProjects />
      </CenteredCard>
    );
  }
  return (
    <CenteredCard title="Invitation">
      <Loaded query={found} rows={2}>
        {(invitation) =>
          invitation.status === 'pending' ? (
            <InvitationDecision
              invitation={invitation}
              isPending={decide.isPending}
              error={decide.error}
              onDecide={decide.mutate}
            />
          ) : (
            <Stack>
              <Text size="sm">
                The invitation to {invitation.project.name} is not open any more.{' '}
                {ENDED[invitation.status]}
              </Text>
              <ToProjects />
            </Stack>
          )
        }
      </Loaded>
      {found.error && (
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            You are signed in as {who}.
          </Text>
          <SignOutButton />
        </Stack>
      )}
    </CenteredCard>
  );
}

function ToProjects() {
  return (
    <Button component={Link} to="/" variant="default">
      Go to your projects
    </Button>
  );
}
