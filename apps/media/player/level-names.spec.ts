import { levelNames } from './level-names.js';

it('names sizes, with their codecs where there are several', () => {
  const h264 = { height: 720, videoCodec: 'avc1.64001f' };
  expect(levelNames([h264, { ...h264, height: 360 }])).toEqual(['720p', '360p']);
  expect(levelNames([h264, { height: 720, videoCodec: 'av01.0.05M.08' }])).toEqual([
    '720p H.264',
    '720p AV1',
  ]);
  expect(levelNames([{ height: 240 }])).toEqual(['240p']);
});
