import { dataOf } from './call.js';
import type { Person, World } from './world.js';

/** Invites an address to a project; the identifier of the invitation. */
export async function invite(world: World, project: string, email: string): Promise<string> {
  const url = world.at('auth', `/api/v1/projects/${project}/invitations`);
  const body = { email, role: 'viewer' };
  return String((await dataOf(url, { token: world.owner, body }))['id']);
}

const guests = new WeakMap<World, Promise<Person & { email: string }>>();

/** Somebody with an e-mail address whom others invite; one in each world. */
export function guestOf(world: World): Promise<Person & { email: string }> {
  const known = guests.get(world) ?? makeGuest(world);
  guests.set(world, known);
  return known;
}

async function makeGuest(world: World) {
  const person = await world.person();
  const me = world.at('auth', '/api/v1/auth/accounts/me');
  const { email } = await dataOf(me, { token: person.token });
  return { ...person, email: String(email) };
}

/** An invitation of the guest to a project of its own. */
export async function inviteGuest(world: World): Promise<string> {
  const { email } = await guestOf(world);
  return invite(world, await world.spareProject(), email);
}
