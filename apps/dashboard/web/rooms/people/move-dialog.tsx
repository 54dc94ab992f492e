import { Select, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moveParticipant, type RoomParticipant } from '../../api/room-people.js';
import { roomsKey, roomsQuery, type RoomRef } from '../../api/rooms.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { Loaded } from '../../ui/loaded.js';

interface MoveDialogProps {
  readonly at: RoomRef;
  readonly person: RoomParticipant;
  readonly onClose: () => void;
}

/** Takes somebody to another room of the project. */
export function MoveDialog({ at, person, onClose }: MoveDialogProps) {
  const client = useQueryClient();
  const rooms = useInfiniteQuery(roomsQuery(at.project, {}));
  const [room, setRoom] = useState<string | null>(null);
  const move = useMutation({
    mutationFn: (to: string) => moveParticipant(at, person.identity, to),
    onSuccess: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: roomsKey(at.project) });
    },
  });
  return (
    <FormDialog
      title={`Move ${person.name || person.identity}`}
      action="Move"
      isReady={room !== null}
      isPending={move.isPending}
      error={move.error}
      onSubmit={() => room !== null && move.mutate(room)}
      onClose={onClose}
    >
      <Loaded query={rooms} rows={1}>
        {(items) => {
          const others = items.filter(({ id }) => id !== at.room);
          if (others.length === 0) {
            return <Text size="sm">There is no other room that can be joined.</Text>;
          }
          return (
            <Select
              data-autofocus
              searchable
              label="To"
              placeholder="Pick a room"
              data={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={room}
              onChange={setRoom}
            />
          );
        }}
      </Loaded>
    </FormDialog>
  );
}
