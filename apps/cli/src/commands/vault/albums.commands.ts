import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const album = { name: '<album>', summary: 'alb_…, as `photo album list` shows it.' };
const photos = { name: '<photo...>', summary: 'fil_…, as `photo list` shows them.' };
const description = { flags: '--description <text>', summary: 'What it is about.' };
const load = () => import('./albums.js');

/** Commands about albums. */
export const albumCommands: CommandGroup = {
  name: 'album',
  summary: 'Put photographs together.',
  commands: [
    {
      name: 'create',
      summary: 'Make an album.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [description, space, as],
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'List albums.',
      options: [space, as],
      load: async () => (await load()).list,
    },
    {
      name: 'show',
      summary: 'Show an album.',
      arguments: [album],
      options: [as],
      load: async () => (await load()).show,
    },
    {
      name: 'edit',
      summary: 'Change an album.',
      arguments: [album],
      options: [
        { flags: '--name <name>', summary: 'Another name.' },
        description,
        { flags: '--cover <photo>', summary: 'fil_… that stands for all.' },
        as,
      ],
      load: async () => (await load()).edit,
    },
    {
      name: 'add',
      summary: 'Put photographs into an album.',
      arguments: [album, photos],
      options: [as],
      load: async () => (await load()).add,
    },
    {
      name: 'remove',
      summary: 'Take a photograph out of an album; it stays in the space.',
      arguments: [album, { name: '<photo>', summary: 'fil_… that is in it.' }],
      options: [as],
      load: async () => (await load()).remove,
    },
    {
      name: 'delete',
      summary: 'Delete an album; its photographs stay.',
      arguments: [album],
      options: [yes, as],
      load: async () => (await load()).drop,
    },
  ],
};
