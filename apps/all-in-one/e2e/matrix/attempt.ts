import type { Operation } from '@skydeck/api-fuzz';
import { newId } from '@skydeck/ids';
import type { ServiceName } from '../../src/stack/stack-ports.js';
import { type Answer, call } from './call.js';
import { type Credential, type Expected, expectedOf, namesProject, STATUS } from './credentials.js';
import { type Fixtures, filled, madeUp, placeholders, valueOf } from './fixtures.js';
import { NEEDS_WORDS } from './needs-words.js';
import type { World } from './world.js';

/** Tries one operation with one credential; says what is wrong with the answer. */
export async function attempt(
  world: World,
  fixtures: Fixtures,
  { service, operation, credential }: Case,
): Promise<string | undefined> {
  const expected = operation.isPublic ? 'let in' : expectedOf(credential, operation);
  const isLetIn = expected === 'let in';
  const token = await tokenFor(world, { service, operation, credential }, isLetIn);
  const path = await pathFor(world, operation, fixtures, isLetIn && !operation.isPublic);
  const answer = await call(world.at(service, path), {
    method: operation.method,
    token,
    body: operation.body && { a_field_that_nothing_has: true },
    headers: {
      ...(namesProject(operation) && !path.includes('alpha') && { 'skydeck-project': 'alpha' }),
      ...(service === 'pay' && { 'idempotency-key': newId('once') }),
    },
  });
  const problem = isLetIn ? refusalOf(operation, answer) : leakOf(expected, answer);
  if (problem === undefined) return undefined;
  return `${operation.method} ${operation.path}: ${problem}`;
}

export interface Case {
  readonly service: ServiceName;
  readonly operation: Operation;
  readonly credential: Credential;
}

/** Signing out ends the session that it is tried with. */
async function tokenFor(world: World, { service, operation, credential }: Case, isLetIn: boolean) {
  if (operation.id === 'signOut' && isLetIn) return (await world.person()).token;
  return credential.token(world, service, operation);
}

/**
 * The path with things that exist. What would end them is tried on things that do not, once the
 * caller is let in; a project must be there for that.
 */
async function pathFor(
  world: World,
  operation: Operation,
  fixtures: Fixtures,
  isLetIn: boolean,
): Promise<string> {
  const takesBody = operation.body !== undefined || operation.otherBodies.length > 0;
  const isHarmless = isReading(operation) || takesBody;
  const last = placeholders(operation).at(-1);
  const spare =
    isLetIn && operation.id === 'deleteProject' ? await world.spareProject() : undefined;
  return filled(operation, (name) => {
    if (name === 'project') return spare ?? 'alpha';
    if (isLetIn && !isHarmless && name === last) return madeUp(operation, name);
    return valueOf(operation, name, fixtures) ?? 'unclassified';
  });
}

/** What is addressed to one person is there for nobody else. */
const isReading = ({ method, id }: Operation) => method === 'GET' && id !== 'getOwnInvitation';

/** What is begun without saying anything, and what needs a second factor to be there. */
const BEGINNING = new Set([
  'askForAccountPasskey',
  'askForPasskey',
  'askToSignInWithAccountPasskey',
  'askToSignInWithPasskey',
  'emptyTrash',
  'makeAccountRecoveryCodes',
  'makeOwnRecoveryCodes',
]);

/** What a deployment that succeeds leaves behind; those of the matrix have no repository. */
const AFTER_SUCCESS = new Set(['diffReleases', 'exportReleaseImage', 'getRelease']);

/** What no app of the matrix has: an image of a registry, a pull request, a run, a snapshot of a volume, something live. */
const NOT_THERE: Readonly<Record<string, string>> = {
  // Keys of the matrix are of live mode, where time is what it is.
  deleteTestClock: 'test_clock.live_mode',
  getAppImage: 'app_image.not_found',
  getAppPreview: 'app_preview.not_found',
  getAppProcesses: 'release.none',
  getAppRun: 'app_run.not_found',
  getInboundAttachment: 'inbound.attachment_not_found',
  getInboundMail: 'inbound_mail.not_found',
  // Nobody broadcasts.
  getStreamHealth: 'live.not_live',
  // Nobody is in the room, and nothing of it is recorded.
  admitRoomGuest: 'participant.not_waiting',
  denyRoomGuest: 'participant.not_waiting',
  getBroadcast: 'broadcast.not_found',
  getRoomParticipant: 'participant.not_found',
  getRoomRecording: 'room_recording.not_found',
  downloadRoomRecording: 'room_recording.not_found',
  getRoomRecordingPlayback: 'room_recording.not_found',
  // Its table is of places that are on no map.
  exportMatrixRows: 'matrix_job.not_ready',
  readMatrixRows: 'matrix_job.not_ready',
  getAppVolumeSnapshot: 'app_volume_snapshot.not_found',
  listAppRunLogs: 'app_run.not_found',
  streamAppRunLogs: 'app_run.not_found',
};

/** What an operation answers that lets its caller in: everything is there, but the body is bad. */
function refusalOf(operation: Operation, { status, error }: Answer): string | undefined {
  const { body, id } = operation;
  const got = `let in with ${status} ${error?.code ?? ''}`;
  if (body || NEEDS_WORDS.has(id))
    return status === 422 && error?.code === 'validation_failed' ? undefined : got;
  // No file is sent, so that is what is missing.
  if (operation.otherBodies.length > 0) return [415, 422].includes(status) ? undefined : got;
  if (BEGINNING.has(id)) return [200, 409].includes(status) ? undefined : got;
  if (id in NOT_THERE) return error?.code === NOT_THERE[id] ? undefined : got;
  // The map may not be built yet.
  if (id === 'downloadRegionTiles' && status === 404) {
    return ['region.not_found', 'map.nothing_drawn'].includes(error?.code ?? '') ? undefined : got;
  }
  if (id === 'getTile') return [200, 204].includes(status) ? undefined : got;
  if (AFTER_SUCCESS.has(id)) return error?.code === 'release.not_found' ? undefined : got;
  if (isReading(operation) || id === 'signOut' || id === 'deleteProject') {
    return status === 200 ? undefined : got;
  }
  // Codes of payments have no dot; that there is no such route would be another matter.
  const isMissing = status === 404 && MISSING.test(error?.code ?? '');
  return isMissing ? undefined : got;
}

const MISSING = /^(?!route_not_found$)\w+[._](\w+_)?not_found$/;

function leakOf(expected: Exclude<Expected, 'let in'>, answer: Answer): string | undefined {
  const { status, error, data } = answer;
  const isRight = status === STATUS[expected] && error?.code === expected;
  if (isRight && Object.keys(data).length === 0) return undefined;
  return `${status} ${error?.code ?? ''} instead of ${STATUS[expected]} ${expected}`;
}
