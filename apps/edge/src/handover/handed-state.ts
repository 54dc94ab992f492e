import type { EdgeParts } from '../edge-parts.js';
import type { HandedState } from '../messages.js';
import type { WaitingRoom } from '../waiting/waiting-room.js';

/** Everything that a successor must not lose; the counters are taken away by it. */
export function handedState(parts: EdgeParts): HandedState {
  const { table, certificates, challenges, rooms, stats } = parts;
  return {
    routes: table.toSnapshot(),
    floors: table.floor.toEntries(),
    certificates: certificates.toList(),
    challenges: challenges.toEntries(),
    rooms: { holds: waitedIn(rooms.holds), orders: waitedIn(rooms.orders) },
    counts: stats.take(),
  };
}

/** Puts what another one knew into parts that know nothing yet. */
export function takeOver(parts: EdgeParts, state: HandedState): void {
  const { table, certificates, challenges, rooms, stats, peers } = parts;
  table.replaceAll(state.routes);
  table.floor.takeOver(state.floors);
  for (const certificate of state.certificates.certificates) certificates.put(certificate);
  for (const { token, host, answer } of state.challenges) challenges.put(token, host, answer);
  for (const room of ['holds', 'orders'] as const) {
    rooms[room].takeOver(state.rooms[room].waited, state.rooms[room].number);
  }
  // The one that hands over is the last of those that drain; what it has open is still open there.
  const from = peers.family.draining.at(-1);
  if (from === undefined) stats.takeBack(state.counts);
  else stats.merge(from, state.counts);
}

function waitedIn(room: WaitingRoom) {
  return {
    number: room.number,
    waited: room.wanted().map(({ name, subject }) => ({ name, subject })),
  };
}
