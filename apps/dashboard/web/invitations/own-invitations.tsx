import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ownInvitationsQuery } from '../api/invitations.js';

/** The open invitations to whoever is signed in; nothing when there are none. */
export function OwnInvitations() {
  const { data: invitations = [] } = useQuery(ownInvitationsQuery);
  if (invitations.length === 0) return null;
  return (
    <Stack className="card" p="md" gap="xs" component="section" aria-label="Invitations">
      {invitations.map(({ id, project, role, invited_by: inviter }) => (
        <Group key={id} justify="space-between" gap="xs">
          <Text size="sm" className="wrap">
            {inviter.name ?? 'Somebody'} invites you to <strong>{project.name}</strong> as {role}.
          </Text>
          <Anchor component={Link} to={`/invitations/${id}`} size="sm">
            Answer the invitation
          </Anchor>
        </Group>
      ))}
    </Stack>
  );
}
