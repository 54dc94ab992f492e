import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeResuming } from './resuming.contract.js';
import { UploadHarness } from './upload-harness.js';

let media: UploadHarness;

beforeAll(async () => {
  media = await UploadHarness.start();
});
afterAll(() => media.close());

describe('Resumable uploads, kept on a disk', () => {
  describeResuming(() => media);

  it('has left no file that is written, and none aside', async () => {
    const folder = join(media.home, 'objects');
    expect(await readdir(join(folder, 'uploads'))).toEqual([]);
    expect(await readdir(join(folder, 'temporary'))).toEqual([]);
  });
});
