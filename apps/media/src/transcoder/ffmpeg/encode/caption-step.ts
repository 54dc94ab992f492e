import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OUTPUT_PATH, type SandboxKind } from '@skydeck/ffmpeg-sandbox';

const NAME = 'captions.vtt';
/** Of the Debian package fonts-dejavu-core, which has most letters of Europe and its neighbours. */
const FONTS = '/usr/share/fonts/truetype/dejavu';
const FONT = 'DejaVu Sans';

/**
 * Puts words beside what a tool writes, and gives the filter that draws them into the picture. They
 * are WebVTT of ours: nothing in them names a file.
 */
export async function captionStep(
  kind: SandboxKind,
  folder: string,
  captions: string | undefined,
): Promise<string | undefined> {
  if (captions === undefined) return undefined;
  const file = path.join(folder, NAME);
  // The tool that reads it is another user.
  await writeFile(file, captions, { mode: 0o644 });
  const seen = kind === 'outside' ? file : `${OUTPUT_PATH}/${NAME}`;
  return `subtitles=filename=${escaped(seen)}:fontsdir=${FONTS}:force_style='FontName=${FONT}'`;
}

/** As a value of a filter, inside of a graph. @see https://ffmpeg.org/ffmpeg-filters.html#Notes-on-filtergraph-escaping */
function escaped(text: string): string {
  const value = text.replaceAll(/[\\':]/g, String.raw`\$&`);
  return value.replaceAll(/[\\'[\],;]/g, String.raw`\$&`);
}
