import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membersQuery, removeMember } from '../api/projects.js';
import type { Member } from '../api/shapes.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';
import { nameOf } from './member-table.js';

interface RemoveMemberDialogProps {
  readonly project: string;
  readonly member: Member;
  readonly onClose: () => void;
}

export function RemoveMemberDialog({ project, member, onClose }: RemoveMemberDialogProps) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeMember(project, member.account_id),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: `${nameOf(member)} is no longer a member.` });
      await queryClient.invalidateQueries(membersQuery(project));
    },
  });
  return (
    <ConfirmDialog
      title="Remove member"
      action="Remove member"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {nameOf(member)} can no longer see or change this project. Keys stay as they are.
    </ConfirmDialog>
  );
}
