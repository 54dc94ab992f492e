import { joinRoom, type Room, type RoomTicket } from '@skydeck/costream';
import { useState } from 'react';
import { Notices } from '../notices/notices.js';
import type { Choices } from '../pre-join/choices.js';
import { PreJoinPage } from '../pre-join/pre-join-page.js';
import { RoomProvider } from '../room/room-context.js';
import { claimsOf } from '../ticket/token-claims.js';
import { Visit } from './visit.js';

interface Joined {
  readonly room: Room;
  readonly choices: Choices;
}

/** Somebody with a ticket: first at the door, then in the room, as often as they like. */
export function Guest({ ticket }: { readonly ticket: RoomTicket }) {
  const [joined, setJoined] = useState<Joined | null>(null);
  const [last, setLast] = useState<Choices | null>(null);
  const join = (choices: Choices) => {
    setLast(choices);
    setJoined({ room: joinRoom(ticket, { client: 'skydeck-meeting' }), choices });
  };
  if (!joined) {
    const claims = claimsOf(ticket.token);
    return claims && <PreJoinPage claims={claims} last={last} onJoin={join} />;
  }
  return (
    <RoomProvider room={joined.room}>
      <Notices>
        <Visit choices={joined.choices} onAgain={() => setJoined(null)} />
      </Notices>
    </RoomProvider>
  );
}
