import * as HLS from 'hls-parser';
import { Parser } from 'm3u8-parser';
import { iframePlaylist, type IframeVariant } from './iframe-playlist.js';
import { masterPlaylist } from './master-playlist.js';

const segments = [0, 5000].map((offsetBytes) => ({
  uri: '1/720p/c0-1.mp4',
  range: { offsetBytes, sizeBytes: 700 },
  durationTicks: 180_000,
}));
const text = iframePlaylist({
  timescale: 90_000,
  initUri: '1/720p/init-abc.mp4',
  segments,
  isComplete: true,
});
const iframes: IframeVariant[] = [
  {
    uri: 'public/720p-iframes.m3u8',
    peakBps: 90_000,
    codecs: 'avc1.64001f',
    width: 1280,
    height: 720,
  },
];
const master = masterPlaylist({ video: [], audio: [], subtitles: [], iframes });

describe('playlists of keyframes', () => {
  it('are read by hls-parser as such', () => {
    const playlist = HLS.parse(text) as HLS.types.MediaPlaylist;
    expect(playlist).toMatchObject({ isIFrame: true, endlist: true, targetDuration: 2 });
    expect(playlist.segments.map(({ byterange }) => byterange)).toEqual([
      { offset: 0, length: 700 },
      { offset: 5000, length: 700 },
    ]);
    expect(playlist.segments[0]?.map?.uri).toBe('1/720p/init-abc.mp4');
  });

  it('are named in the master playlist with what players need', () => {
    const { variants } = HLS.parse(master) as HLS.types.MasterPlaylist;
    expect(variants).toEqual([
      expect.objectContaining({
        isIFrameOnly: true,
        uri: 'public/720p-iframes.m3u8',
        bandwidth: 90_000,
        codecs: 'avc1.64001f',
        resolution: { width: 1280, height: 720 },
      }),
    ]);
  });

  it('are read by m3u8-parser', () => {
    const parser = new Parser();
    parser.push(text);
    parser.end();
    const ranges = parser.manifest.segments?.map(({ byterange }) => byterange);
    expect(ranges).toEqual([
      { offset: 0, length: 700 },
      { offset: 5000, length: 700 },
    ]);
  });
});
