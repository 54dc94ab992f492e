import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { words } from '@skydeck/ffmpeg-sandbox';
import { clipFolder, ffmpeg, H264, picture, tone } from '../fixtures/clips.js';
import { expectSound } from '../fixtures/expect-sound.js';
import { transcodeWhole, type Whole } from '../fixtures/transcode-whole.js';
import { createTranscoder } from '../index.js';

/** A kind of file: how it is made, and what must come of it. */
interface Kind {
  readonly of: string;
  readonly name: string;
  readonly make: readonly string[];
  readonly expect: (whole: Whole) => void;
}

const video = picture('320x180', 25, 4);
const frames = ({ video: [top] }: Whole) =>
  top?.fragments.reduce((sum, { samples }) => sum + samples, 0);
const size = ({ plan: { video: rungs } }: Whole) =>
  rungs.map(({ width, height }) => `${width}x${height}`);

const KINDS: readonly Kind[] = [
  {
    of: 'upright pictures',
    name: 'upright.mp4',
    make: [...picture('270x480', 25, 4), ...H264],
    expect: (whole) => {
      expect(size(whole)).toEqual(['270x480', '240x426']);
      expect(frames(whole)).toBe(100);
    },
  },
  {
    of: 'the rate of television',
    name: 'ntsc.mp4',
    make: [...picture('320x180', '30000/1001', 5), ...tone(5), ...H264, '-c:a', 'aac'],
    expect: (whole) => {
      expect(frames(whole)).toBe(150);
      expect(whole.plan.treatment?.frameRate).toEqual([30_000, 1001]);
      expect(whole.report.video?.hasVariableRate).toBe(false);
    },
  },
  {
    of: 'a rate that varies',
    name: 'variable.mkv',
    make: [...video, '-vf', "select='lt(n,20)+not(mod(n,7))'", '-fps_mode', 'vfr', ...H264],
    expect: (whole) => {
      expect(whole.report.video?.hasVariableRate).toBe(true);
      expect(whole.plan.treatment?.frameRate).toEqual([30, 1]);
      expect(frames(whole)).toBeGreaterThanOrEqual(115);
    },
  },
  {
    of: 'a hundred and twenty pictures a second',
    name: 'fast.mp4',
    make: [...picture('160x90', 120, 3), ...H264],
    expect: (whole) => {
      expect(whole.plan.treatment?.frameRate).toEqual([60, 1]);
      expect(frames(whole)).toBe(180);
    },
  },
  {
    of: 'five channels and one more',
    name: 'surround.mkv',
    make: [...video, ...tone(4), ...H264, '-c:a', 'ac3', '-ac', '6'],
    expect: ({ report, plan, audio }) => {
      expect(report.audio[0]).toMatchObject({ codec: 'ac3', channels: 6 });
      expect(plan.audio[0]).toMatchObject({ channels: 2 });
      expect(audio[0]).toMatchObject({ codecs: 'mp4a.40.2', timescale: 48_000 });
    },
  },
  {
    of: 'several sounds',
    name: 'sounds.mp4',
    make: [
      ...video,
      ...tone(4),
      ...tone(4, 880),
      ...words('-map 0 -map 1 -map 2'),
      ...H264,
      ...words('-c:a aac -metadata:s:a:0 language=deu -metadata:s:a:1 language=eng'),
      ...words('-disposition:a:0 0 -disposition:a:1 default'),
    ],
    expect: ({ plan }) => {
      expect(plan.audio.map(({ language, isDefault }) => [language, isDefault])).toEqual([
        ['deu', false],
        ['eng', true],
      ]);
    },
  },
  {
    of: 'sound alone',
    name: 'sound.mp3',
    make: [...tone(5), '-c:a', 'libmp3lame', '-ar', '44100'],
    expect: ({ plan, audio }) => {
      expect(plan).toMatchObject({ video: [], treatment: null, chunks: [] });
      expect(audio[0]).toMatchObject({ timescale: 44_100 });
    },
  },
  {
    of: 'texts inside',
    name: 'texts.mkv',
    make: [
      ...words('-f lavfi -i testsrc2=s=320x180:r=25:d=4 -i CAPTIONS'),
      ...H264,
      ...words('-c:s srt -metadata:s:s:0 language=fra'),
    ],
    expect: ({ report }) => {
      const text = { codec: 'subrip', language: 'fra', isText: true };
      expect(report.subtitles).toEqual([expect.objectContaining(text)]);
    },
  },
  {
    of: 'odd sides',
    name: 'odd.mkv',
    make: [...picture('321x179', 25, 3), '-c:v', 'ffv1', '-pix_fmt', 'yuv444p'],
    expect: (whole) => expect(size(whole)).toEqual(['320x178']),
  },
  {
    of: 'ten bits and pixels that are no squares',
    name: 'deep.mkv',
    make: [
      ...video,
      ...words('-c:v libx264 -preset ultrafast -pix_fmt yuv420p10le'),
      ...words('-vf setsar=4/3'),
    ],
    expect: (whole) => {
      expect(whole.report.video).toMatchObject({ bitDepth: 10, width: 427, height: 180 });
      expect(size(whole)).toEqual(['426x180']);
    },
  },
  {
    of: 'fields instead of pictures',
    name: 'fields.ts',
    make: [...video, '-c:v', 'mpeg2video', '-flags', '+ildct+ilme', '-top', '1', '-f', 'mpegts'],
    expect: (whole) => {
      expect(whole.report.video?.isInterlaced).toBe(true);
      expect(whole.plan.treatment).toMatchObject({ deinterlace: true, frameRate: [25, 1] });
    },
  },
  {
    of: 'open groups with pictures in both directions, without an index',
    name: 'open.ts',
    make: [
      ...picture('320x180', 25, 9),
      ...words('-c:v libx264 -preset veryfast'),
      ...words('-x264-params open-gop=1:keyint=120:bframes=3:b-adapt=0:scenecut=0 -f mpegts'),
    ],
    expect: (whole) => {
      expect(whole.report.video?.keyframes).toMatchObject({ areClosed: false });
      expect(whole.plan.canCopyVideo).toBe(false);
      expect(frames(whole)).toBeGreaterThanOrEqual(225);
    },
  },
  {
    of: 'more light than screens have',
    name: 'hdr.mp4',
    make: [
      ...words('-f lavfi -i testsrc2=s=320x180:r=25:d=2 -c:v libx265 -vf'),
      'format=yuv420p10le,setparams=color_primaries=bt2020:color_trc=smpte2084:colorspace=bt2020nc',
      ...words('-preset ultrafast -x265-params'),
      'log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc',
    ],
    expect: (whole) => {
      expect(whole.report.video).toMatchObject({ codec: 'hevc', color: { isHdr: true } });
      expect(whole.plan.treatment).toMatchObject({ toneMap: true });
      expect(frames(whole)).toBe(50);
    },
  },
];

describe('kinds of files', () => {
  const transcoder = createTranscoder('ffmpeg');

  it.each(KINDS)('makes whole streams of $of', async ({ name, make, expect: check }) => {
    await using folder = await clipFolder();
    const file = path.join(folder.path, name);
    const captions = await captionsIn(folder.path);
    await ffmpeg(...make.map((word) => (word === 'CAPTIONS' ? captions : word)), file);
    const whole = await transcodeWhole(transcoder, file, folder.path);
    expect(whole.video.map((rung) => rung.name)).toEqual(whole.plan.video.map((rung) => rung.name));
    await expectSound(whole);
    check(whole);
  });
});

async function captionsIn(folder: string): Promise<string> {
  const file = path.join(folder, 'captions.srt');
  await writeFile(file, '1\n00:00:00,500 --> 00:00:02,000\nBonjour\n');
  return file;
}
