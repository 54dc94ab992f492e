import { flvClip } from '../fixtures/flv-clip.js';
import { avcConfigOf, payloadKind } from './media-payload.js';
import { pictureSize } from './picture-size.js';

async function configOf(size: string): Promise<Buffer> {
  const messages = await flvClip({ seconds: 0.1, size });
  const found = messages.find((one) => one.kind === 'video' && payloadKind(one) === 'config');
  return avcConfigOf(found?.payload ?? Buffer.alloc(0));
}

describe('the size of a picture', () => {
  it.each(['426x240', '854x480', '606x1080'])('is read of %s', async (size) => {
    const [width, height] = size.split('x').map(Number);
    expect(pictureSize(await configOf(size))).toEqual({ width, height });
  });

  it('is none of what is cut, or is none', async () => {
    const config = await configOf('320x240');
    for (let length = 0; length < 16; length++) {
      expect(pictureSize(config.subarray(0, length))).toBeNull();
    }
    expect(pictureSize(Buffer.alloc(200, 0xff))).toBeNull();
    expect(pictureSize(Buffer.alloc(200))).toBeNull();
  });
});
