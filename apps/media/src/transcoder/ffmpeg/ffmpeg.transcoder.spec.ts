import { createTranscoder, TRANSCODER_NAMES } from '../index.js';
import { describeTranscoder } from '../transcoder.contract.js';

describeTranscoder('ffmpeg', () => createTranscoder('ffmpeg'));

describe('the registry of transcoders', () => {
  it('knows its drivers by their names', () => {
    for (const name of TRANSCODER_NAMES) expect(createTranscoder(name).name).toBe(name);
  });
});
