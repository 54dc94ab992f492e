import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { as, space } from './given.js';

const document = { name: '<document>', summary: 'fil_…, as `vault documents list` shows it.' };
const filters: readonly OptionSpec[] = [
  { flags: '--tag <tag>', summary: 'Only those with this tag.' },
  { flags: '--type <type>', summary: 'Only those of this media type, such as application/pdf.' },
  space,
  as,
];

/** Commands about what is read of files. */
export const documentCommands: CommandGroup = {
  name: 'documents',
  summary: 'Look at what was read of files.',
  commands: [
    {
      name: 'list',
      summary: 'List documents.',
      options: filters,
      load: async () => (await import('./documents.js')).list,
    },
    {
      name: 'show',
      summary: 'Show what is known of a document.',
      arguments: [document],
      options: [as],
      load: async () => (await import('./documents.js')).show,
    },
    {
      name: 'text',
      summary: 'Print the text of a document.',
      arguments: [document],
      options: [as],
      load: async () => (await import('./documents.js')).text,
    },
    {
      name: 'edit',
      summary: 'Change what is known of a document.',
      arguments: [document],
      options: [
        { flags: '--tag <tag>', summary: 'A tag; may be repeated.', isRepeatable: true },
        { flags: '--correspondent <name>', summary: 'Who wrote it, or to whom.' },
        { flags: '--language <language>', summary: 'Its language, such as de.' },
        as,
      ],
      examples: ['skydeck vault documents edit fil_01k9v3 --tag tax --tag 2026'],
      load: async () => (await import('./documents.js')).edit,
    },
  ],
};

/** Commands that find files by their words, and show pictures of them. */
export const findingCommands: readonly CommandSpec[] = [
  {
    name: 'search',
    summary: 'Find documents by their words.',
    arguments: [{ name: '<words>', summary: 'Words; "of a phrase", or, -without.' }],
    options: filters,
    examples: ['skydeck vault search "insurance -car" --tag tax'],
    load: async () => (await import('./documents.js')).search,
  },
  {
    name: 'preview',
    summary: 'Save a picture of a photograph, or of the first page of a PDF.',
    arguments: [{ name: '<file>', summary: 'fil_…, as `vault ls` shows it.' }],
    options: [
      { flags: '--small', summary: '250 by 250 pixels.' },
      { flags: '--to <file>', summary: 'Where to; its id if not given.' },
      as,
    ],
    load: async () => (await import('./documents.js')).preview,
  },
];
