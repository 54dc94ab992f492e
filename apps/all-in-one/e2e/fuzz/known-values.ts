import type { RequestOptions } from '@skydeck/api-fuzz';
import { SERVICES } from '../../src/stack/stack-ports.js';
import { dataOf } from '../matrix/call.js';
import { makeAppPassword } from '../matrix/app-passwords.js';
import { makeUpload, uploadSound } from '../matrix/assets.js';
import { makeTrack } from '../matrix/tracks.js';
import { makeBookingPage, makeCalendar, makeEvent, makeFeed } from '../matrix/calendars.js';
import { makeAlbum } from '../matrix/vault-readings.js';
import { makeApp, makeFixtures, userCode, valueOf } from '../matrix/fixtures.js';
import { makePicture, makeStaticRendition } from '../matrix/downloads.js';
import { makeContact } from '../matrix/contacts.js';
import { makeLiveStream } from '../matrix/live-streams.js';
import { makeNote, makeTask } from '../matrix/notes.js';
import { makePlace } from '../matrix/places.js';
import { makePlaybackId, makeRestriction, makeSigningKey } from '../matrix/playback.js';
import { invite, inviteGuest } from '../matrix/invitations.js';
import { banFromRoom, makeIngress, makeRoom, makeRoomToken } from '../matrix/rooms.js';
import { makeShare } from '../matrix/shares.js';
import { makeTrackedDevice } from '../matrix/tracked-devices.js';
import { signInUser } from '../matrix/users.js';
import {
  makeFile,
  makeFileShare,
  makeFolder,
  makeRetentionRule,
  makeSpace,
  makeSpaceExport,
  makeTrashed,
} from '../matrix/vault-files.js';
import { makeWallet } from '../matrix/wallets.js';
import { makeWebhook, senderKey } from '../matrix/webhooks.js';
import type { World } from '../matrix/world.js';

const SPARES = 4;

/** Things that exist, for the parameters of paths. What an operation ends, it gets to itself. */
export async function knownValues(world: World): Promise<NonNullable<RequestOptions['known']>> {
  const fixtures = await makeFixtures(world);
  const media = world.keys.get('media')?.full ?? '';
  const vault = world.keys.get('vault')?.full ?? '';
  const key = async () => (await world.makeKey('alpha', 'vault', world.owner)).id;
  const code = async () => userCode(world);
  const otp = async (index: number) => {
    const url = world.at('auth', '/api/v1/auth/otp/request');
    const body = { phone: `+1415555012${index}` };
    return String((await dataOf(url, { token: world.keys.get('auth')?.full, body }))['id']);
  };
  const user = async (index: number) => {
    const body = { email: `spare-user-${index}@example.com` };
    const token = world.keys.get('auth')?.full;
    return String((await dataOf(world.at('auth', '/api/v1/auth/users'), { token, body }))['id']);
  };
  const session = async (index: number) =>
    (await signInUser(world, world.keys.get('auth')?.full ?? '', `+4917${index}12345678`))
      .session_id;
  const invitation = async (index: number) => invite(world, 'alpha', `spare-${index}@example.com`);
  const guests = async () => inviteGuest(world);
  const ended: Readonly<Record<string, readonly string[]>> = {
    'deleteProject project': await spare(async () => world.spareProject()),
    'deleteApp app': await spare(
      async (index) => (await makeApp(world, 'alpha', world.owner, `spare-${index}`)).id,
    ),
    'revokeKey id': await spare(key),
    'rotateKey id': await spare(key),
    'endSession id': await otherSessions(world),
    'revokeInvitation id': await spare(invitation),
    'resendInvitation id': [await invitation(SPARES)],
    'acceptInvitation token_or_id': await spare(guests),
    'declineInvitation token_or_id': await spare(guests),
    'getOwnInvitation token_or_id': [await guests()],
    'removeMember account_id': [await world.member('developer')],
    'approveDevice user_code': await spare(code),
    'denyDevice user_code': await spare(code),
    'deleteUser id': await spare(user),
    'endUserSession id': await spare(session),
    'cancelOtp id': await spare(otp),
    'getDevice user_code': [await code()],
    'closeWallet wallet': await spare(async () =>
      makeWallet(world, world.keys.get('pay')?.full ?? ''),
    ),
    'deleteAppPassword app_password': await spare(async () => makeAppPassword(world, vault)),
    'deleteFileShare file_share': await spare(async () => makeFileShare(world, vault)),
    'trashFile file': await spare(async () => (await makeFile(world, vault)).file),
    'trashFolder folder': await spare(async () => makeFolder(world, vault)),
    'restoreFromTrash trash_item': await spare(async () => makeTrashed(world, vault)),
    'deleteFromTrash trash_item': await spare(async () => makeTrashed(world, vault)),
    ...(await ofVault(world, vault, fixtures['calendar'] ?? '')),
    'deleteSpace space': await spare(async () => (await makeSpace(world, vault)).space),
    'deleteRetentionRule retention_rule': await spare(async () => makeRetentionRule(world, vault)),
    'createSpaceExport space': await spare(async () => (await makeSpace(world, vault)).space),
    'deleteSpaceExport space_export': await spareExports(world, vault, fixtures['space'] ?? ''),
    'deleteAsset asset': await spare(async () => uploadSound(world, media)),
    'deleteTrackedDevice device': await spare(async () =>
      makeTrackedDevice(world, world.keys.get('location')?.full ?? ''),
    ),
    'deleteShare share': await spare(async () => {
      const token = world.keys.get('location')?.full ?? '';
      return (await makeShare(world, token, fixtures['device'] ?? '')).share;
    }),
    'deletePlace place': await spare(async () =>
      makePlace(world, world.keys.get('location')?.full ?? ''),
    ),
    'cancelUpload upload': await spare(async () => makeUpload(world, media)),
    'deletePlaybackId playback': await spare(async () =>
      makePlaybackId(world, media, fixtures['asset'] ?? ''),
    ),
    'deleteTrack track': await spare(async () => makeTrack(world, media, fixtures['asset'] ?? '')),
    'deletePlaybackRestriction restriction': await spare(async () => makeRestriction(world, media)),
    'deleteLiveStream live_stream': await spare(async () => makeLiveStream(world, media)),
    'deleteStaticRendition static_rendition': [
      await makeStaticRendition(world, media, fixtures['asset'] ?? '', 'audio-only'),
    ],
    'deleteMediaImage picture': await spare(async () => makePicture(world, media)),
    'deleteSigningKey signing_key': await spare(async () => makeSigningKey(world, media)),
    ...(await ofRooms(world, fixtures['rooms/room'] ?? '')),
    ...(await ownWebhooks(world)),
  };
  return (operation, name) => {
    const own =
      ended[`${operation.id} ${name}`] ?? ended[`${operation.id} ${senderKey(operation, name)}`];
    if (own) return own;
    const value = valueOf(operation, name, fixtures);
    return value === undefined ? [] : [value];
  };
}

/** What operations on rooms end. */
async function ofRooms(world: World, room: string): Promise<Record<string, readonly string[]>> {
  const { owner } = world;
  return {
    'deleteRoom room': await spare(async () => makeRoom(world, owner)),
    'endRoom room': await spare(async () => makeRoom(world, owner)),
    'revokeRoomToken token': await spare(async () => makeRoomToken(world, owner, room)),
    'liftRoomBan ban': await spare(async () => banFromRoom(world, owner, room)),
    'deleteIngress ingress': await spare(async () => makeIngress(world, owner, room)),
  };
}

/** What operations on notes, tasks, calendars and contacts end. */
async function ofVault(
  world: World,
  key: string,
  calendar: string,
): Promise<Record<string, readonly string[]>> {
  const of = async (make: typeof makeNote, name: string) =>
    spare(async () => (await make(world, key))[name] ?? '');
  return {
    'deleteNote note': await of(makeNote, 'note'),
    'deleteTaskList list': await of(makeTask, 'list'),
    'deleteTask task': await of(makeTask, 'task'),
    'deleteReminder reminder': await of(makeTask, 'reminder'),
    'deleteCalendar calendar': await of(makeCalendar, 'calendar'),
    'deleteCalendarFeed feed': await spare(async () => makeFeed(world, key, calendar)),
    'deleteBookingPage booking_page': await spare(async () =>
      makeBookingPage(world, key, calendar),
    ),
    'deleteAddressBook address_book': await of(makeContact, 'address_book'),
    'deleteContact contact': await of(makeContact, 'contact'),
    'deleteAlbum album': await spare(async () => makeAlbum(world, key)),
    'deleteCalendarEvent event': await spare(async () => makeEvent(world, key, calendar)),
  };
}

/** Of each service, webhooks to delete and one to change. */
async function ownWebhooks(world: World): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const service of SERVICES) {
    const make = async () => makeWebhook(world, service);
    found[`deleteWebhook ${service} webhook`] = await spare(make);
    found[`updateWebhook ${service} webhook`] = [await make()];
  }
  return found;
}

async function spare(make: (index: number) => Promise<string>): Promise<string[]> {
  return Promise.all(Array.from({ length: SPARES }, (_, index) => make(index)));
}

/** One archive of a space is made at a time. */
async function spareExports(world: World, token: string, space: string): Promise<string[]> {
  const made: string[] = [];
  while (made.length < SPARES) made.push(await makeSpaceExport(world, token, space));
  return made;
}

async function otherSessions(world: World): Promise<string[]> {
  const url = world.at('auth', '/api/v1/auth/accounts/sessions');
  await world.stack.signInOwner();
  const { items } = (await dataOf(url, { token: world.owner })) as {
    items: { id: string; is_current: boolean }[];
  };
  return items.filter(({ is_current }) => !is_current).map(({ id }) => id);
}
