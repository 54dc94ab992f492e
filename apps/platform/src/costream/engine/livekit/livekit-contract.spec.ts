import { newId } from '@skydeck/ids';
import { ParticipantInfo } from '@livekit/protocol';
import { type ContractGuest, roomEngineContract } from '../contract/room-engine.contract.js';
import type { RoomSpec } from '../room-spec.js';
import { LiveKitCounterpart } from './fixtures/livekit-counterpart.js';
import { LiveKitPage } from './fixtures/livekit-page.js';
import { LiveKitRoomEngine } from './livekit-room-engine.js';

const { SKYDECK_TEST_LIVEKIT_URL: url, SKYDECK_TEST_LIVEKIT_API_KEY: key = 'devkey' } = process.env;
const secret =
  process.env['SKYDECK_TEST_LIVEKIT_API_SECRET'] ?? 'a secret of LiveKit, as long as it wants it';

const settingsFor = (address: string) => ({
  COSTREAM_LIVEKIT_URL: address,
  COSTREAM_LIVEKIT_API_KEY: key,
  COSTREAM_LIVEKIT_API_SECRET: secret,
});

async function room(): Promise<RoomSpec> {
  return {
    id: newId('room'),
    projectId: newId('prj'),
    maxParticipants: 10,
    maxPublishers: 4,
    videoCodecs: ['vp8'],
    bitrateBps: 1_000_000,
  };
}

describe('the driver of LiveKit', () => {
  const livekit = new LiveKitCounterpart(key, secret);
  let engine: LiveKitRoomEngine;

  beforeAll(async () => {
    engine = new LiveKitRoomEngine(settingsFor(await livekit.listen()));
  });
  afterAll(() => livekit.close());

  const enter = async ({ id }: RoomSpec, identity: string): Promise<ContractGuest> => {
    const since = livekit.asked.length;
    livekit.enter(
      id,
      new ParticipantInfo({
        sid: newId('PA'),
        identity,
        permission: { canPublish: true, canSubscribe: true, canPublishData: true },
      }),
    );
    return {
      heard: async () => livekit.sentTo(id, identity, since),
      isConnected: async () => livekit.rooms.get(id)?.has(identity) ?? false,
    };
  };

  roomEngineContract(() => ({ engine, room, enter }));
});

if (url === undefined) {
  console.warn(
    'SKIPPED: no LiveKit to carry rooms. Set SKYDECK_TEST_LIVEKIT_URL, and _API_KEY and _API_SECRET ' +
      'where they are others than those of `livekit-server --dev`.',
  );
}

(url === undefined ? describe.skip : describe)('a LiveKit server', () => {
  const engine = new LiveKitRoomEngine(settingsFor(url ?? ''));
  let page: LiveKitPage;

  beforeAll(async () => {
    page = await LiveKitPage.open();
  });
  afterEach(() => page.leave());
  afterAll(() => page.close());

  const enter = async ({ id }: RoomSpec, identity: string) => {
    const token = await LiveKitPage.token({ key, secret, room: id, identity });
    return page.enter((url ?? '').replace(/^http/, 'ws'), token);
  };

  roomEngineContract(() => ({ engine, room, enter }));
});
