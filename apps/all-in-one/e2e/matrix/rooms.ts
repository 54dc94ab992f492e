import { newId } from '@skydeck/ids';
import type { Operation } from '@skydeck/api-fuzz';
import { dataOf } from './call.js';
import type { World } from './world.js';

/** Placeholders of paths of live rooms; other products have things of the same names. */
const PREFIXES: Readonly<Record<string, string>> = {
  room: 'room',
  token: 'rtk',
  identity: 'guest',
  ban: 'rbn',
  recording: 'rrc',
  broadcast: 'rbc',
  ingress: 'ing',
};

/** Whether an operation is about live rooms. */
export const isOfRooms = ({ path }: Operation) => path.includes('/costream/');

/** Under what name something of rooms is among the fixtures. */
export const roomKey = (name: string) => `rooms/${name}`;

/** An identifier of the right shape that nothing of a room has. */
export const madeUpOfRooms = (name: string) => newId(PREFIXES[name] ?? name);

const at = (world: World, path: string) =>
  world.at('platform', `/v1/projects/alpha/costream${path}`);

/** A room that nobody is in. */
export async function makeRoom(world: World, token: string): Promise<string> {
  return String((await dataOf(at(world, '/rooms'), { token, body: { name: 'Talk' } }))['id']);
}

/** Bans somebody from a room; the ban. */
export async function banFromRoom(world: World, token: string, room: string): Promise<string> {
  const guest = at(world, `/rooms/${room}/participants/${newId('guest')}?ban=true`);
  return String((await dataOf(guest, { token, method: 'DELETE' }))['ban_id']);
}

/** A token of a room. */
export async function makeRoomToken(world: World, token: string, room: string): Promise<string> {
  const body = { identity: 'ada' };
  return String((await dataOf(at(world, `/rooms/${room}/tokens`), { token, body }))['id']);
}

/** A way for programs to publish into a room. */
export async function makeIngress(world: World, token: string, room: string): Promise<string> {
  const body = { room, kind: 'whip', identity: newId('obs') };
  return String((await dataOf(at(world, '/ingresses'), { token, body }))['id']);
}

/** A room with one of everything that needs nobody to be in it. */
export async function makeRooms(world: World, token: string): Promise<Record<string, string>> {
  const room = await makeRoom(world, token);
  const made: Record<string, string> = {
    room,
    token: await makeRoomToken(world, token, room),
    ban: await banFromRoom(world, token, room),
    ingress: await makeIngress(world, token, room),
    // Nobody is in it, so there is nobody to name, and nothing to record.
    identity: 'nobody',
    recording: newId('rrc'),
    broadcast: newId('rbc'),
  };
  return Object.fromEntries(Object.entries(made).map(([name, id]) => [roomKey(name), id]));
}
