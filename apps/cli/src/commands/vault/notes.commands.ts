import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';

const note = { name: '<note>', summary: 'nte_…, as `note list` shows it.' };
const revision = { name: '<revision>', summary: 'Its number, as `note history` shows it.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const space: OptionSpec = {
  flags: '--space <space>',
  summary: 'spc_…; the main one if not given.',
};
const tag: OptionSpec = {
  flags: '--tag <tag>',
  summary: 'A word to find it by; may be repeated.',
  isRepeatable: true,
};
const text: readonly OptionSpec[] = [
  { flags: '--body <text>', summary: 'Its text, as Markdown.' },
  { flags: '--file <file>', summary: 'A file that has its text.' },
  tag,
  { flags: '--pin', summary: 'Show it first.' },
];

/** Commands about notes. */
export const noteCommands: CommandGroup = {
  name: 'note',
  summary: 'Write, find and keep notes.',
  commands: [
    {
      name: 'list',
      summary: 'List the notes of a space.',
      options: [
        space,
        { flags: '--tag <tag>', summary: 'Only those that have it.' },
        { flags: '--trashed', summary: 'Those in the trash.' },
        { flags: '--archived', summary: 'Only those that are put away.' },
      ],
      load: async () => (await import('./notes.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a note.',
      arguments: [note],
      load: async () => (await import('./notes.js')).show,
    },
    {
      name: 'create',
      summary: 'Make a note.',
      arguments: [{ name: '<title>', summary: 'Its title.' }],
      options: [space, ...text],
      examples: ['skydeck note create "Shopping" --body "- [ ] Milk" --tag home'],
      load: async () => (await import('./notes.js')).create,
    },
    {
      name: 'edit',
      summary: 'Change a note; the text that it had stays as a revision.',
      arguments: [note],
      options: [
        { flags: '--title <title>', summary: 'Its title.' },
        ...text,
        { flags: '--unpin', summary: 'Do not show it first.' },
        { flags: '--archive', summary: 'Put it away.' },
        { flags: '--if-version <version>', summary: 'Refuse when it has another by now.' },
      ],
      load: async () => (await import('./notes.js')).edit,
    },
    {
      name: 'delete',
      summary: 'Put a note into the trash.',
      arguments: [note],
      options: [
        { flags: '--permanently', summary: 'Delete it for good, with its revisions.' },
        yes,
      ],
      load: async () => (await import('./notes.js')).remove,
    },
    {
      name: 'restore',
      summary: 'Bring a note back from the trash.',
      arguments: [note],
      load: async () => (await import('./notes.js')).restore,
    },
    {
      name: 'search',
      summary: 'Find notes by their words.',
      arguments: [{ name: '<words>', summary: 'What is looked for, in quotes.' }],
      options: [space, { flags: '--tag <tag>', summary: 'Only notes that have it.' }],
      load: async () => (await import('./notes.js')).search,
    },
    {
      name: 'backlinks',
      summary: 'List the notes that link to a note.',
      arguments: [note],
      load: async () => (await import('./notes.js')).backlinks,
    },
    {
      name: 'checklist',
      summary: 'Show the boxes of a note.',
      arguments: [note],
      load: async () => (await import('./note-texts.js')).checklist,
    },
    {
      name: 'tick',
      summary: 'Tick a box of a note.',
      arguments: [note, { name: '<box>', summary: 'Its number, counted from 0.' }],
      options: [{ flags: '--undo', summary: 'Take its tick away.' }],
      load: async () => (await import('./note-texts.js')).tick,
    },
    {
      name: 'history',
      summary: 'List the texts that a note has had, or show one.',
      arguments: [note, { name: '[revision]', summary: 'The one to show.' }],
      load: async () => (await import('./note-texts.js')).history,
    },
    {
      name: 'diff',
      summary: 'Show what changed between two texts of a note.',
      arguments: [note],
      options: [
        { flags: '--from <revision>', summary: 'The one before the other if not given.' },
        { flags: '--to <revision>', summary: 'The latest if not given.' },
      ],
      load: async () => (await import('./note-texts.js')).diff,
    },
    {
      name: 'revert',
      summary: 'Give a note a text that it had.',
      arguments: [note, revision],
      load: async () => (await import('./note-texts.js')).revert,
    },
    {
      name: 'import',
      summary: 'Take notes over from a folder of Markdown, a zip, or an export of Joplin.',
      arguments: [{ name: '<path>', summary: 'A folder, a .zip, or the .jex of Joplin.' }],
      options: [space],
      examples: ['skydeck note import ~/notes', 'skydeck note import joplin.jex'],
      load: async () => (await import('./note-transfer.js')).importFrom,
    },
    {
      name: 'export',
      summary: 'Save all notes of a space as a zip of Markdown.',
      arguments: [{ name: '<file>', summary: 'The zip to write.' }],
      options: [space],
      load: async () => (await import('./note-transfer.js')).exportTo,
    },
  ],
};
