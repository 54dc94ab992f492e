import { dataOf } from '@skydeck/sdk';
import type { PlatformClient } from '../../api/clients.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';

export const ROOMS = '/v1/projects/{project}/costream/rooms';
/** Route of one room. */
export const ROOM = `${ROOMS}/{room}` as const;

/** A room in the path of a route, and the client that goes there. */
export interface PlaceOfRoom {
  readonly platform: PlatformClient;
  readonly path: { readonly project: string; readonly room: string };
}

/** Somebody in a room, in the path of a route. */
export interface PlaceOfGuest {
  readonly platform: PlatformClient;
  readonly params: { readonly path: PlaceOfRoom['path'] & { readonly identity: string } };
}

/** The room that a command names, by id or by a name that no other one has. */
export async function roomOf(context: CommandContext, input: CommandInput): Promise<PlaceOfRoom> {
  const project = await context.project();
  const { platform } = await context.clients();
  const room = await roomIdOf(platform, project, input.argument('room'));
  return { platform, path: { project, room } };
}

/** @throws a usage error when no room, or several, have the name */
export async function roomIdOf(
  platform: PlatformClient,
  project: string,
  room: string,
): Promise<string> {
  if (/^room_[0-9a-z]{26}$/.test(room)) return room;
  const params = { path: { project }, query: { name: room, limit: 2 } };
  const { items } = await dataOf(platform.GET(ROOMS, { params }));
  const [found, another] = items.filter(({ name }) => name === room);
  if (!found) throw usageError(`There is no room "${room}"; see \`skydeck costream list\`.`);
  if (another) throw usageError(`Several rooms are named "${room}": say which by its id.`);
  return found.id;
}

/** Somebody in a room that a command names. */
export async function guestOf(context: CommandContext, input: CommandInput): Promise<PlaceOfGuest> {
  const { platform, path } = await roomOf(context, input);
  return { platform, params: { path: { ...path, identity: input.argument('identity') } } };
}
