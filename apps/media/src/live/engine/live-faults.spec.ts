import { type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { RtmpClient, flvClip } from '@skydeck/rtmp/testing';
import { eventually } from '@skydeck/testing';
import { EngineUnderTest } from './fixtures/engine-under-test.js';
import { publish } from './fixtures/publish.js';

const isKeyframe = (message: MediaMessage) => payloadKind(message) === 'keyframe';
const later = (messages: readonly MediaMessage[], byMs: number) =>
  messages.map((message) => ({ ...message, timestampMs: message.timestampMs + byMs }));

describe('a live stream that does not go well', () => {
  let clip: MediaMessage[];
  beforeAll(async () => {
    clip = await flvClip({ seconds: 5 });
  });

  it('goes on with another encoder when one is killed', async () => {
    await using live = await EngineUnderTest.start({ extraRungs: 0 });
    await using client = await RtmpClient.publish(live.port, 'key-of-one');
    client.send(clip);
    await live.told('active');
    const pid = live.engine.encoderPid('one');
    process.kill(pid ?? 0, 'SIGKILL');
    await eventually(() => expect(live.engine.facts('one')?.encoderRestarts).toBe(1));
    client.send(later(clip, 5_000));
    await live.told('active', 2);
    expect(await live.playlist('one', 'source')).toContain('#EXT-X-DISCONTINUITY\n');
    expect(await live.playlist('one', 'audio-0')).toContain('#EXT-X-DISCONTINUITY\n');
    expect(live.gatekeeper.told.filter((note) => note === 'connected')).toHaveLength(1);
    await live.engine.stop('one', 'stopped');
    // The same picture: what is kept goes on as one.
    expect(live.gatekeeper.recording?.parts).toHaveLength(1);
  }, 40_000);

  it('refuses a second publisher, and takes the first one back into its session', async () => {
    const settings = { record: true, maxExtraRungs: null, reconnectWindowMs: 1_500 };
    await using live = await EngineUnderTest.start({ extraRungs: 0, settings });
    const first = await RtmpClient.publish(live.port, 'key-of-one');
    await using second = await RtmpClient.publish(live.port, 'key-of-one');
    expect(second.told.at(-1)).toMatch(/BadName: The stream has a publisher already/);
    first.send(clip);
    await live.told('active');
    first.socket.destroy();
    await live.told('disconnected publisher_gone');
    const again = await RtmpClient.publish(live.port, 'key-of-one');
    again.send(clip);
    await live.told('active', 2);
    expect(new Set(live.gatekeeper.sessions.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(live.engine.facts('one')).toMatchObject({ reconnects: 1, status: 'active' });
    again.socket.destroy();
    await live.told('ended publisher_gone');
    expect(live.engine.facts('one')).toBeNull();
    expect(await live.playlist('one', 'source')).toMatch(/ENDLIST\n$/);
  }, 40_000);

  it('begins another part of the recording with another picture', async () => {
    await using live = await EngineUnderTest.start({ extraRungs: 0 });
    const first = await RtmpClient.publish(live.port, 'key-of-one');
    first.send(clip);
    await live.told('active');
    first.socket.destroy();
    await live.told('disconnected');
    await using second = await RtmpClient.publish(live.port, 'key-of-one');
    second.send(await flvClip({ seconds: 4, size: '320x240' }));
    await live.told('active', 2);
    await live.engine.stop('one', 'stopped');
    const parts = live.gatekeeper.recording?.parts ?? [];
    expect(parts.map(({ renditions }) => renditions.map(({ name }) => name))).toEqual([
      ['source', 'audio-0'],
      ['source', 'audio-0'],
    ]);
    expect(new Set(parts.map(({ renditions }) => renditions[0]?.initSha256)).size).toBe(2);
  }, 40_000);

  it('is encoded when keyframes are too far apart to pass it on', async () => {
    await using live = await EngineUnderTest.start({ extraRungs: 0 });
    await using client = await RtmpClient.publish(live.port, 'key-of-one');
    client.send(await flvClip({ seconds: 5, gop: 300 }));
    await live.told('active');
    expect(live.engine.facts('one')).toMatchObject({ isPassedThrough: false });
    await live.engine.stop('one', 'stopped');
    const segments = live.gatekeeper.recording?.parts[0]?.renditions[0]?.segments ?? [];
    expect(segments[0]?.durationTicks).toBe(180_000);
  }, 40_000);

  it('is encoded from where its keyframes become rare, and breaks where its clock jumps', async () => {
    await using live = await EngineUnderTest.start({ extraRungs: 0 });
    await using client = await RtmpClient.publish(live.port, 'key-of-one');
    const rare = await flvClip({ seconds: 10, gop: 150 });
    client.send(clip);
    await live.told('active');
    expect(live.engine.facts('one')).toMatchObject({ isPassedThrough: true });
    client.send(later(rare, 5_000));
    await live.told('active', 2);
    expect(live.engine.facts('one')).toMatchObject({ isPassedThrough: false });
    client.send(later(rare, 600_000));
    await live.told('active', 3);
    await live.engine.stop('one', 'stopped');
    const text = await live.playlist('one', 'source');
    const lengths = [...text.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    // The one in which they became rare is long; those after it are not.
    expect(lengths.filter((seconds) => seconds > 2.1)).toHaveLength(1);
    const sound = live.gatekeeper.recording?.parts.at(-1)?.renditions.at(-1)?.segments ?? [];
    expect(sound.length).toBeLessThan(20);
  }, 40_000);

  it('is put out without a keyframe, and plays without a picture', async () => {
    await using live = await EngineUnderTest.start();
    await using blind = await RtmpClient.publish(live.port, 'key-of-blind');
    const deltas = clip.filter((message) => !isKeyframe(message));
    blind.send([...deltas, ...later(deltas, 5_000), ...later(deltas, 10_000)]);
    await blind.hungUp();
    expect(blind.told.at(-1)).toMatch(/The picture has no keyframe/);
    await live.told('ended no_keyframe');
    await using deaf = await RtmpClient.publish(live.port, 'key-of-deaf');
    deaf.send(clip.filter(({ kind }) => kind === 'audio'));
    await live.told('active audio-0');
    expect(live.engine.facts('deaf')).toMatchObject({ width: null, renditions: ['audio-0'] });
  }, 40_000);

  it('is put out when its codec is another, or it sends too much', async () => {
    await using live = await EngineUnderTest.start({ maxBitrateBps: 2_000_000 });
    const other = publish(live.port, 'key-of-one', { videoCodec: 'flv1', size: '320x240' });
    expect((await other.ended).code).not.toBe(0);
    await live.told('ended codec_unsupported');
    const enhanced = await RtmpClient.publish(live.port, 'key-of-two');
    const hevc = Buffer.from([0x90, ...Buffer.from('hvc1'), 1]);
    enhanced.send([{ kind: 'video', timestampMs: 0, payload: hevc }]);
    await enhanced.hungUp();
    expect(enhanced.told.at(-1)).toMatch(/Only H\.264 pictures and AAC sound/);
    const heavy = await RtmpClient.publish(live.port, 'key-of-three');
    heavy.send(await flvClip({ seconds: 3, size: '1280x720', bitrate: '20M' }));
    await live.told('ended bitrate_exceeded');
  }, 40_000);
});
