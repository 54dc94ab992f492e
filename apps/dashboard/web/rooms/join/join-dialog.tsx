import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { RoomToken } from '../../api/room-people.js';
import type { RoomTabProps } from '../room/room-tab.js';
import { JoinForm } from './join-form.js';
import { MadeToken } from './made-token.js';

/** Makes a token for somebody, and shows it once. */
export function JoinDialog({ project, room, onClose }: RoomTabProps & { onClose: () => void }) {
  const [made, setMade] = useState<RoomToken>();
  return (
    <Modal opened onClose={onClose} title={`Let somebody into ${room.name}`} size="lg">
      {made ? (
        <MadeToken token={made} onClose={onClose} />
      ) : (
        <JoinForm at={{ project, room: room.id }} onMade={setMade} onClose={onClose} />
      )}
    </Modal>
  );
}
