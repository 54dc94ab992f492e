import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { WAIT, YES } from '../vps/vps-options.js';
import { FORMATS } from './image-formats.js';

const image: ArgumentSpec = {
  name: '<image>',
  summary: 'Name or id of the image.',
  completes: 'images',
};
const slug: ArgumentSpec = { name: '<slug>', summary: 'Name for it, unique in the project.' };
const file: readonly OptionSpec[] = [
  { flags: '--title <title>', summary: 'Title for people.' },
  {
    flags: '--format <format>',
    summary: 'A tar archive of a root file system, or a qcow2 or raw disk that boots.',
    choices: FORMATS,
    default: 'rootfs',
  },
  { flags: '--cloud-init', summary: 'It has cloud-init.' },
];

/** What servers are made of. */
export const imageCommands: CommandGroup = {
  name: 'image',
  summary: 'Keep the images that servers are made of.',
  commands: [
    {
      name: 'list',
      summary: 'List the images of the catalogue and of the project.',
      load: async () => (await import('./image.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show an image.',
      arguments: [image],
      load: async () => (await import('./image.js')).show,
    },
    {
      name: 'create',
      summary: 'Make an image of a snapshot, or from an address.',
      endsInTime: true,
      arguments: [slug],
      options: [
        {
          flags: '--from-snapshot <vps/snapshot>',
          summary: 'The server and the snapshot that it is made of.',
        },
        { flags: '--url <url>', summary: 'Public address of a file that it is fetched from.' },
        { flags: '--sha256 <digest>', summary: 'SHA-256 of that file; another one is refused.' },
        ...file,
        ...WAIT,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck image create golden --from-snapshot web-1/before-upgrade'],
      load: async () => (await import('./image.js')).create,
    },
    {
      name: 'upload',
      summary: 'Upload a file as an image.',
      endsInTime: true,
      arguments: [slug, { name: '<file>', summary: 'The file.' }],
      options: [...file, ...WAIT, IDEMPOTENCY_KEY],
      examples: ['skydeck image upload golden ./golden.tar.zst'],
      load: async () => (await import('./transfer.js')).upload,
    },
    {
      name: 'export',
      summary: 'Download an image as a file that can be uploaded elsewhere.',
      arguments: [image],
      options: [{ flags: '-f, --file <file>', summary: 'Where to write it.', isRequired: true }],
      load: async () => (await import('./transfer.js')).download,
    },
    {
      name: 'build',
      summary: 'Build an image of the catalogue ahead of its first use.',
      endsInTime: true,
      arguments: [image],
      options: WAIT,
      load: async () => (await import('./image.js')).build,
    },
    {
      name: 'delete',
      summary: 'Delete an image of the project. Servers that were made of it stay.',
      arguments: [image],
      options: [YES],
      load: async () => (await import('./image.js')).remove,
    },
  ],
};
