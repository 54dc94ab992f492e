import type { CommandSpec } from '../../program/command-spec.js';

/** `skydeck support-bundle` */
export const supportBundleCommand: CommandSpec = {
  name: 'support-bundle',
  summary: 'Gather what helps others to help into one file, without secrets.',
  description:
    'Holds versions, what `doctor` and `status` say, settings, the ends of the logs, metrics, and which changes of the schemas were made. Secrets, keys, tokens, addresses of people and phone numbers are masked. Look into it before you give it away: what apps log is theirs and not in it.',
  options: [
    {
      flags: '--to <file>',
      summary: 'File to write; `skydeck-support-<time>.tar.gz` here if not given.',
    },
  ],
  endsInTime: true,
  load: async () => (await import('./support-bundle.js')).supportBundle,
};
