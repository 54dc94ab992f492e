import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endRoom, roomKey, roomsKey } from '../../api/rooms.js';
import { endingOf } from '../../sources/use-news.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import type { RoomTabProps } from './room-tab.js';

/** Asks before a room ends. */
export function EndRoomDialog({ project, room, onClose }: RoomTabProps & { onClose: () => void }) {
  const client = useQueryClient();
  const at = { project, room: room.id };
  const end = useMutation({
    mutationKey: endingOf(roomKey(at)),
    mutationFn: () => endRoom(at),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: roomsKey(project) });
    },
  });
  return (
    <ConfirmDialog
      title={`End ${room.name}?`}
      action="End it"
      isPending={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate()}
      onClose={onClose}
    >
      Everybody who is in it is sent away, and nobody can join it again. Its history and recordings
      stay.
    </ConfirmDialog>
  );
}
