import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { invitationsQuery } from '../api/invitations.js';
import { membersQuery, projectQuery } from '../api/projects.js';
import type { Member } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { InviteDialog } from './invite-dialog.js';
import { InvitationTable } from './invitation-table.js';
import { MemberTable } from './member-table.js';
import { RemoveMemberDialog } from './remove-member-dialog.js';

export function MembersPage() {
  const project = useProject();
  const members = useQuery(membersQuery(project));
  const { data: invitations = [] } = useQuery(invitationsQuery(project));
  const { data: found } = useQuery(projectQuery(project));
  const [isInviting, setInviting] = useState(false);
  const [removed, setRemoved] = useState<Member>();
  const mayManage = found?.role === 'owner' || found?.role === 'admin';
  return (
    <Page
      title="Members"
      text="People who work on this project. Their role says what they may change."
      actions={
        mayManage ? (
          <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        ) : null
      }
    >
      <Loaded query={members}>
        {(items) => (
          <MemberTable
            project={project}
            members={items}
            mayManage={mayManage}
            onRemove={setRemoved}
          />
        )}
      </Loaded>
      {invitations.length > 0 && (
        <InvitationTable project={project} invitations={invitations} mayManage={mayManage} />
      )}
      {isInviting && <InviteDialog project={project} onClose={() => setInviting(false)} />}
      {removed && (
        <RemoveMemberDialog
          project={project}
          member={removed}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Page>
  );
}
