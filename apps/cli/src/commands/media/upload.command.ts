import type { CommandSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { MAX_HEIGHTS, PRIORITIES, QUALITIES } from './upload-options.js';

/** After how long an asset goes. */
export const RETENTION = {
  flags: '--retention-days <days>',
  summary: 'Delete it after so many days; `none` for never.',
};
export const PRIORITY = {
  flags: '--priority <priority>',
  summary: 'What is worked on first, within the project.',
  choices: PRIORITIES,
};

/** `skydeck media upload` */
export const uploadCommand: CommandSpec = {
  name: 'upload',
  summary: 'Upload a video or sound, from a file or an address.',
  description:
    'A file is sent such that it can be resumed: after a cut or Ctrl-C, the same command goes on where it was.',
  endsInTime: true,
  arguments: [{ name: '<source>', summary: 'A file, or the address of one.' }],
  options: [
    { flags: '--name <name>', summary: 'Name for people; that of the file when not given.' },
    {
      flags: '--max-height <lines>',
      summary: 'Tallest rendition that is made.',
      choices: MAX_HEIGHTS,
    },
    {
      flags: '--quality <quality>',
      summary: 'What encoding may cost.',
      choices: QUALITIES,
    },
    { flags: '--watermark <image>', summary: 'Image that is laid over all of it, img_….' },
    {
      flags: '--codec <codec>',
      summary: 'Make it in this codec too: hevc, vp9 or av1; H.264 is made always.',
      isRepeatable: true,
    },
    PRIORITY,
    RETENTION,
    { flags: '--drop-source', summary: 'Delete the file once all is made of it.' },
    {
      flags: '--metadata <name=value>',
      summary: 'Text to keep with the asset.',
      isRepeatable: true,
    },
    {
      flags: '--parallel <connections>',
      summary: 'Send a file over several connections at once, 1 to 8.',
      default: '1',
    },
    { flags: '--afresh', summary: 'Begin anew, although the file was sent in part before.' },
    IDEMPOTENCY_KEY,
  ],
  examples: [
    'skydeck media upload ./film.mp4 --name "The film"',
    'skydeck media upload https://example.com/film.mp4 --max-height 720',
  ],
  load: async () => (await import('./upload.js')).upload,
};
