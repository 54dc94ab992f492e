import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const rule = { name: '<rule>', summary: 'rtr_…, as `vault retention list` shows it.' };
const keep = {
  flags: '--keep <days>',
  summary: 'Days after its last change that nobody may delete a file, or none.',
};
const after = {
  flags: '--delete-after <days>',
  summary: 'Days after its last change that a file goes to the trash, or none.',
};
const load = () => import('./retention.js');

/** Commands about how long files are kept. */
export const retentionCommands: CommandGroup = {
  name: 'retention',
  summary: 'Say how long files are kept, and when they are deleted.',
  commands: [
    {
      name: 'create',
      summary: 'Make a rule for a folder or a tag.',
      options: [
        { flags: '--folder <folder>', summary: 'fol_… of whose files it is, however deep.' },
        { flags: '--tag <tag>', summary: 'Tag of whose documents it is.' },
        keep,
        after,
        space,
        as,
      ],
      examples: ['skydeck vault retention create --tag invoice --keep 3650 --delete-after 4000'],
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'List the rules of a space.',
      options: [space, as],
      load: async () => (await load()).list,
    },
    {
      name: 'show',
      summary: 'Show a rule.',
      arguments: [rule],
      options: [as],
      load: async () => (await load()).show,
    },
    {
      name: 'update',
      summary: 'Change the days of a rule.',
      arguments: [rule],
      options: [keep, after, as],
      load: async () => (await load()).update,
    },
    {
      name: 'delete',
      summary: 'Delete a rule: it keeps and deletes nothing more.',
      arguments: [rule],
      options: [yes, as],
      load: async () => (await load()).remove,
    },
  ],
};
