import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';

/** What a clip is like; a short H.264 film with a tone when nothing is said. */
export interface ClipOptions {
  readonly seconds?: number;
  readonly size?: string;
  readonly hasPicture?: boolean;
  readonly hasSound?: boolean;
  readonly codec?: 'libx264' | 'mpeg4';
  /** Seconds from keyframe to keyframe. */
  readonly keyframeS?: number;
}

/** Makes a small film with FFmpeg, as a camera could have. */
export async function makeClip({
  seconds = 5,
  size = '320x180',
  hasPicture = true,
  hasSound = true,
  codec = 'libx264',
  keyframeS = 2,
}: ClipOptions = {}): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'skydeck-clip-'));
  const file = join(folder, 'clip.mp4');
  const rate = 25;
  const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`];
  const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:sample_rate=48000:duration=${seconds}`];
  const speed = codec === 'libx264' ? ['-preset', 'ultrafast'] : [];
  const encoding = [
    '-c:v',
    codec,
    ...speed,
    '-pix_fmt',
    'yuv420p',
    '-g',
    `${rate * keyframeS}`,
    '-bf',
    '0',
  ];
  try {
    await runCommand('ffmpeg', [
      '-nostdin',
      '-v',
      'error',
      ...(hasPicture ? picture : []),
      ...(hasSound ? sound : []),
      ...(hasPicture ? encoding : []),
      ...(hasSound ? ['-c:a', 'aac'] : []),
      '-movflags',
      '+faststart',
      file,
    ]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
