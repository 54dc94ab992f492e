import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '@skydeck/exec';

/** A film with words in it, as authoring tools make them. */
export interface SubtitledFilm {
  readonly container: 'mp4' | 'mkv';
  readonly seconds: number;
}

const DE =
  '1\n00:00:00,500 --> 00:00:02,000\nGuten <i>Morgen</i>\n\n2\n00:00:03,000 --> 00:00:05,000\nBis bald\n';
const EN =
  'WEBVTT\n\n00:00.500 --> 00:02.000 line:10%\nGood morning\n\n00:03.000 --> 00:05.000\nSee you\n';

/** Makes it with FFmpeg: spoken in two languages, written in German and English. */
export async function makeSubtitledFilm({ container, seconds }: SubtitledFilm): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-words-'));
  const at = (name: string) => path.join(folder, name);
  try {
    await writeFile(at('de.srt'), DE);
    await writeFile(at('en.vtt'), EN);
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=320x180:rate=25:duration=${seconds}`];
    const sound = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
    const dubbed = ['-f', 'lavfi', '-i', `sine=frequency=660:duration=${seconds}`];
    const texts =
      container === 'mp4' ? ['-c:s', 'mov_text'] : ['-c:s:0', 'srt', '-c:s:1', 'webvtt'];
    const about = ['-metadata:s:s:0', 'language=ger', '-metadata:s:s:1', 'language=eng'];
    const file = at(`film.${container}`);
    const inputs = [...picture, ...sound, ...dubbed, '-i', at('de.srt'), '-i', at('en.vtt')];
    const maps = ['0', '1', '2', '3', '4'].flatMap((input) => ['-map', input]);
    const video = ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '50', '-pix_fmt', 'yuv420p'];
    const spoken = ['-metadata:s:a:0', 'language=eng', '-metadata:s:a:1', 'language=fre'];
    const title = ['-metadata:s:s:1', 'title=English words'];
    const isNone = ['-disposition:s:0', '0', '-disposition:s:1', '0'];
    const streams = [
      ...maps,
      ...video,
      '-c:a',
      'aac',
      ...texts,
      ...about,
      ...spoken,
      ...title,
      ...isNone,
    ];
    await runCommand('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, ...streams, file]);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
