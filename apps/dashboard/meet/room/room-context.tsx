import type { Room } from '@skydeck/costream';
import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';

const RoomContext = createContext<Room | null>(null);

interface RoomProviderProps {
  readonly room: Room;
  readonly children: ReactNode;
}

/** Lets everything inside use the room. */
export function RoomProvider({ room, children }: RoomProviderProps) {
  return <RoomContext value={room}>{children}</RoomContext>;
}

/** The room; the component is rendered again after every change of it. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('There is no room around this.');
  const listen = useCallback((tell: () => void) => room.on('changed', tell), [room]);
  useSyncExternalStore(listen, () => room.version);
  return room;
}
