import { assetOf, USUAL_SETTINGS } from './upload-settings.js';

describe('settings of uploads', () => {
  it('say nothing of how long it is kept: the project does', () => {
    expect(assetOf(USUAL_SETTINGS)).toEqual({
      quality: 'standard',
      codecs: ['h264'],
      keep_source: true,
    });
  });

  it('have H.264 beside every other codec, in one order', () => {
    const chosen = { ...USUAL_SETTINGS, codecs: ['av1', 'hevc', 'none'], retentionDays: 30 };
    expect(assetOf(chosen)).toMatchObject({ codecs: ['h264', 'hevc', 'av1'], retention_days: 30 });
  });
});
