import { createHash } from 'node:crypto';
import { ParticipantInfo, WebhookEvent } from '@livekit/protocol';
import { loadConfig } from '@skydeck/config';
import { newId } from '@skydeck/ids';
import { createPlatform, PlatformConfig } from '@skydeck/platform';
import { freePort } from '@skydeck/testing';
import { AccessToken, TokenVerifier } from 'livekit-server-sdk';
import { LiveKitCounterpart } from '../src/costream/engine/livekit/fixtures/livekit-counterpart.js';
import { LiveKitPresence } from '../src/costream/engine/livekit/livekit-presence.js';
import { Installation } from './installation.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const KEY = 'APIkeyOfTests';
const SECRET = 'a secret of LiveKit, as long as it wants it';

const livekit = new LiveKitCounterpart(KEY, SECRET);
let api: LaunchpadHarness;

beforeAll(async () => {
  const installation = await Installation.start(
    {
      COSTREAM_ENGINE: 'livekit',
      COSTREAM_LIVEKIT_URL: await livekit.listen(),
      COSTREAM_LIVEKIT_API_KEY: KEY,
      COSTREAM_LIVEKIT_API_SECRET: SECRET,
      COSTREAM_RTMP_PORT: '0',
      COSTREAM_TURN: 'embedded',
      COSTREAM_TURN_PORT: String(await freePort()),
      COSTREAM_TURN_PORT_RANGE: '49300-49319',
    },
    false,
    false,
  );
  const config = loadConfig(PlatformConfig, installation.environment);
  installation.platform = await createPlatform(config);
  await installation.platform.listen();
  api = await LaunchpadHarness.of(installation);
}, 60_000);

afterAll(async () => {
  await api.close();
  livekit.close();
});

async function room(body: object = {}): Promise<string> {
  const made = await api.post('/costream/rooms', { name: 'Standup', ...body });
  return String(made.data['id']);
}

async function tokenFor(id: string, identity: string): Promise<Answer['data']> {
  return (await api.post(`/costream/rooms/${id}/tokens`, { identity })).data;
}

/** Somebody connects to LiveKit with a token, and LiveKit tells of it. */
async function connect(token: unknown): Promise<ParticipantInfo> {
  const claims = await new TokenVerifier(KEY, SECRET).verify(String(token));
  const id = claims.video?.room ?? '';
  const participant = livekit.enter(id, {
    sid: newId('PA'),
    identity: claims.sub ?? '',
    name: claims.name ?? '',
    joinedAtMs: BigInt(Date.now()),
    permission: { canPublish: true, canSubscribe: true, canPublishData: true },
    attributes: claims.attributes ?? {},
  });
  expect(await tell(id, { event: 'participant_joined', participant })).toBe(200);
  return participant;
}

async function tell(id: string, event: ConstructorParameters<typeof WebhookEvent>[0]) {
  const body = new WebhookEvent({ id: newId('EV'), room: { name: id }, ...event }).toJsonString();
  const signature = new AccessToken(KEY, SECRET);
  signature.sha256 = createHash('sha256').update(body).digest('base64');
  const { status } = await fetch(`${api.installation.platformUrl}/v1/costream/livekit/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/webhook+json',
      authorization: await signature.toJwt(),
    },
    body,
  });
  return status;
}

const here = async (id: string) => {
  const { data } = await api.get(`/costream/rooms/${id}/participants`);
  return (data['items'] as { identity: string }[]).map(({ identity }) => identity);
};

describe('rooms that LiveKit carries', () => {
  it('gives tokens for LiveKit, and knows who came and went', async () => {
    const id = await room();
    const ticket = await tokenFor(id, 'ana');
    expect(ticket).toMatchObject({
      engine: 'livekit',
      url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:/),
      ice_servers: [],
    });
    const ana = await connect(ticket['token']);
    expect(await here(id)).toEqual(['ana']);
    expect((await api.get(`/costream/rooms/${id}`)).data['status']).toBe('active');
    livekit.rooms.get(id)?.delete('ana');
    await tell(id, { event: 'participant_left', participant: ana });
    expect(await here(id)).toEqual([]);
  });

  it('keeps out whom LiveKit lets in: banned, and with a revoked token', async () => {
    const id = await room();
    const ticket = await tokenFor(id, 'eve');
    await connect(ticket['token']);
    const banned = await api.call('DELETE', `/costream/rooms/${id}/participants/eve?ban=true`);
    expect(banned.status).toBe(200);
    expect(livekit.rooms.get(id)?.size).toBe(0);
    await connect(ticket['token']);
    expect(livekit.rooms.get(id)?.size).toBe(0);
    const other = await tokenFor(id, 'bob');
    await api.call('DELETE', `/costream/rooms/${id}/tokens/${String(other['id'])}`);
    await connect(other['token']);
    expect(livekit.rooms.get(id)?.size).toBe(0);
    expect(await here(id)).toEqual([]);
  });

  it('has people wait until they are let in', async () => {
    const id = await room({ waiting_room: true });
    const ana = await connect((await tokenFor(id, 'ana'))['token']);
    expect(ana.permission?.canSubscribe).toBe(false);
    expect(await here(id)).not.toContain('ana');
    const admitted = await api.post(`/costream/rooms/${id}/waiting/ana/admit`, {});
    expect(admitted.status).toBe(200);
    expect(ana.permission?.canSubscribe).toBe(true);
    expect(await here(id)).toContain('ana');
  });

  it('notices who left without a word', async () => {
    const id = await room();
    await connect((await tokenFor(id, 'ana'))['token']);
    livekit.rooms.get(id)?.delete('ana');
    // Who came in a moment ago may not have been there when the engine was asked.
    const schema = String(api.installation.environment['PLATFORM_SCHEMA']);
    await api.installation.rows(
      `update "${schema}".room_stay set joined_at = joined_at - interval '1 minute'`,
    );
    await api.installation.platform?.app.get(LiveKitPresence, { strict: false }).look();
    expect(await here(id)).toEqual([]);
  });

  it.each([
    ['rooms/:room/recordings', {}],
    ['rooms/:room/broadcasts', {}],
    ['ingresses', { kind: 'whip', identity: 'stage' }],
  ])('422: says at once that %s need another engine', async (route, body) => {
    const id = await room();
    const path = `/costream/${route.replace(':room', id)}`;
    const refused = await api.post(path, { ...body, ...(route === 'ingresses' && { room: id }) });
    expect(refused.status).toBe(422);
    expect(refused.error).toMatchObject({ code: 'room_engine.unsupported' });
  });

  it('says that it works, and that the relay does', async () => {
    const { data } = await api.get(`${api.installation.platformUrl}/v1/system/engines`);
    expect(data['items']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ engine: 'rooms', driver: 'livekit', ok: true, chosen: true }),
        expect.objectContaining({ engine: 'relay', driver: 'coturn', ok: true }),
      ]),
    );
  });
});
