import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeParticipant, type RoomParticipant } from '../../api/room-people.js';
import { roomKey, type RoomRef } from '../../api/rooms.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

interface RemoveDialogProps {
  readonly at: RoomRef;
  readonly person: RoomParticipant;
  readonly isBan: boolean;
  readonly onClose: () => void;
}

/** Asks before somebody is sent away. */
export function RemoveDialog({ at, person, isBan, onClose }: RemoveDialogProps) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeParticipant(at, person.identity, isBan),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: roomKey(at) });
    },
  });
  const who = person.name || person.identity;
  return (
    <ConfirmDialog
      title={isBan ? `Ban ${who}?` : `Remove ${who}?`}
      action={isBan ? 'Ban' : 'Remove'}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      {isBan
        ? 'They leave at once, and no token lets them in again until you lift the ban in the settings.'
        : 'They leave at once. While their token lasts they can come back: ban them to keep them out.'}
    </ConfirmDialog>
  );
}
