import type { Room } from '@skydeck/costream';
import { useRoom } from '../room/room-context.js';
import { peopleOf } from '../room/tiles.js';

/** The order is the same wherever it is shown. */
const orders = new WeakMap<Room, readonly string[]>();

/** Who has raised a hand, by identity, in the order in which it was seen here. */
export function useHands(): readonly string[] {
  const room = useRoom();
  const raised = peopleOf(room).flatMap((person) => (person.handRaised ? [person.identity] : []));
  const kept = (orders.get(room) ?? []).filter((identity) => raised.includes(identity));
  const order = [...kept, ...raised.filter((identity) => !kept.includes(identity))];
  orders.set(room, order);
  return order;
}
