import type { Room } from '@skydeck/costream';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRoom } from '../room/room-context.js';
import { nameOf, trackOf } from '../room/tiles.js';
import { type Moment, newsAtFirst, newsOf } from './news.js';
import { useTell } from './notices.js';

const MAX_LETTERS = 120;
/** What comes together is told together, and whoever joins may first say what they are called. */
const EVERY_MS = 800;

/** Tells what happens in the room; shows nothing itself. */
export function RoomNews({ isChatOpen }: { readonly isChatOpen: boolean }) {
  const room = useRoom();
  const tell = useTell();
  const before = useRef<Moment | null>(null);
  const { state } = room;
  useEffect(() => {
    // After a cut everybody may be gone for a moment who is not.
    if (state !== 'connected') return undefined;
    const compare = () => {
      const now = momentOf(room);
      const news = before.current ? newsOf(before.current, now) : newsAtFirst(now);
      for (const text of news) tell(text);
      before.current = now;
    };
    const timer = setInterval(compare, EVERY_MS);
    return () => clearInterval(timer);
  }, [room, state, tell]);

  const tellMessage = useEffectEvent((from: string, name: string, text: string) => {
    const isShort = text.length <= MAX_LETTERS;
    if (isChatOpen || from === room.self.identity) return;
    tell(`${name}: ${isShort ? text : `${text.slice(0, MAX_LETTERS)}…`}`);
  });
  useEffect(() => room.on('chat', ({ from, name, text }) => tellMessage(from, name, text)), [room]);
  return null;
}

function momentOf(room: Room): Moment {
  const { self } = room;
  const people = [...room.participants].map(([identity, person]) => {
    const hasHand = person.handRaised;
    const sharesScreen = trackOf(person, 'screen_share') !== undefined;
    return [identity, { name: nameOf(person), hasHand, sharesScreen }] as const;
  });
  return {
    people: new Map(people),
    isRecording: room.info?.is_recording ?? false,
    waiting: new Map(room.waiting.map(({ identity, name }) => [identity, name || identity])),
    isMutedByModerator: self.tracks.some(({ mutedBy }) => mutedBy === 'moderator'),
    maySpeak: self.permissions.publish.includes('microphone'),
    isModerator: self.permissions.moderate,
  };
}
