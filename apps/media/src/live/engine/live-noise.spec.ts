import { randomBytes } from 'node:crypto';
import { type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { RtmpClient, flvClip } from '@skydeck/rtmp/testing';
import { EngineUnderTest } from './fixtures/engine-under-test.js';

const HEAD_BYTES = 5;

/** The same message with noise in the place of its frame. */
function noisy(message: MediaMessage): MediaMessage {
  if (payloadKind(message) === 'config') return message;
  const { payload } = message;
  const noise = randomBytes(Math.max(0, payload.length - HEAD_BYTES));
  return { ...message, payload: Buffer.concat([payload.subarray(0, HEAD_BYTES), noise]) };
}

describe('a publisher that sends noise', () => {
  it('harms nobody else', async () => {
    const clip = await flvClip({ seconds: 4 });
    await using live = await EngineUnderTest.start({ extraRungs: 1 });
    await using noise = await RtmpClient.publish(live.port, 'key-of-noise');
    noise.send(clip.map(noisy));
    await using broken = await RtmpClient.publish(live.port, 'key-of-broken');
    // Its configuration is noise as well: nothing can be known of its picture.
    broken.send(
      clip.map((message) => ({
        ...message,
        payload: Buffer.concat([message.payload.subarray(0, 2), randomBytes(60)]),
      })),
    );
    await broken.hungUp();
    await using good = await RtmpClient.publish(live.port, 'key-of-good');
    good.send(clip);
    await live.told('active source audio-0');
    expect(live.engine.facts('good')).toMatchObject({ status: 'active', encoderRestarts: 0 });
    await live.engine.stop('noise', 'stopped');
    expect(live.engine.streamIds()).toEqual(['good']);
  }, 40_000);
});
