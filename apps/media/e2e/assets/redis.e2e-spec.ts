import { testRedisUrl } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

it('jobs in Redis: a sound that is uploaded becomes ready, with one track and no picture', async () => {
  const media = await AssetHarness.start({ REDIS_URL: testRedisUrl() });
  try {
    const id = await media.upload(await makeClip({ seconds: 4, hasPicture: false }));
    expect(await media.ended(id)).toMatchObject({
      status: 'ready',
      playable: true,
      width: null,
      frame_rate: null,
    });
    const { data } = await media.call(`/assets/${id}/renditions`);
    expect(data.items).toMatchObject([{ name: 'audio-0', kind: 'audio', status: 'ready' }]);
    expect((await media.segments(id)).length).toBeGreaterThan(1);
  } finally {
    await media.close();
  }
}, 60_000);
