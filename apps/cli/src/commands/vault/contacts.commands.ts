import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { as, otherName, space, yes } from './given.js';

const book = { name: '<book>', summary: 'abk_…, as `contact book list` shows it.' };
const contact = { name: '<contact>', summary: 'ctc_…, as `contact list` shows it.' };
const description: OptionSpec = { flags: '--description <text>', summary: 'What it is for.' };
const loadBooks = () => import('./address-books.js');
const load = () => import('./contacts.js');

const fields: readonly OptionSpec[] = [
  { flags: '--given <name>', summary: 'Given name.' },
  { flags: '--family <name>', summary: 'Family name.' },
  { flags: '--organization <name>', summary: 'Company or other organisation.' },
  { flags: '--job-title <text>', summary: 'What they do there.' },
  {
    flags: '--email <email>',
    summary: 'Such as work:ana@example.com; may be repeated, none for none any more.',
    isRepeatable: true,
  },
  {
    flags: '--phone <number>',
    summary: 'Such as cell:+491601234567; may be repeated, none for none any more.',
    isRepeatable: true,
  },
  { flags: '--birthday <day>', summary: '1990-12-31, or --12-31 without the year.' },
  { flags: '--note <text>', summary: 'What else there is to say.' },
  as,
];

const bookCommands: CommandGroup = {
  name: 'book',
  summary: 'Keep address books.',
  commands: [
    {
      name: 'create',
      summary: 'Make an address book.',
      arguments: [{ name: '<name>', summary: 'Name that people know it by.' }],
      options: [description, space, as],
      load: async () => (await loadBooks()).create,
    },
    {
      name: 'list',
      summary: 'List the address books of a space.',
      options: [space, as],
      load: async () => (await loadBooks()).list,
    },
    {
      name: 'show',
      summary: 'Show an address book.',
      arguments: [book],
      options: [as],
      load: async () => (await loadBooks()).show,
    },
    {
      name: 'edit',
      summary: 'Change an address book.',
      arguments: [book],
      options: [otherName, description, as],
      load: async () => (await loadBooks()).edit,
    },
    {
      name: 'delete',
      summary: 'Delete an address book with its contacts.',
      arguments: [book],
      options: [yes, as],
      load: async () => (await loadBooks()).remove,
    },
  ],
};

/** Commands about contacts. */
export const contactCommands: CommandGroup = {
  name: 'contact',
  summary: 'Keep contacts, and find them.',
  commands: [
    {
      name: 'create',
      summary: 'Put a contact into an address book.',
      arguments: [book, { name: '<name>', summary: 'The name that is shown.' }],
      options: fields,
      examples: ['skydeck contact create abk_… "Ana Blum" --email work:ana@example.com'],
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'List contacts, or find them.',
      options: [
        { flags: '--book <book>', summary: 'Only those of this address book.' },
        {
          flags: '--find <words>',
          summary: 'Words of a name, organisation, e-mail address or number.',
        },
        space,
        as,
      ],
      load: async () => (await load()).list,
    },
    {
      name: 'show',
      summary: 'Show a contact.',
      arguments: [contact],
      options: [as],
      load: async () => (await load()).show,
    },
    {
      name: 'edit',
      summary: 'Change a contact; what its vCard says besides stays.',
      arguments: [contact],
      options: [otherName, ...fields],
      load: async () => (await load()).edit,
    },
    {
      name: 'delete',
      summary: 'Delete a contact.',
      arguments: [contact],
      options: [yes, as],
      load: async () => (await load()).remove,
    },
    {
      name: 'import',
      summary: 'Take the contacts of a file of vCards.',
      arguments: [book, { name: '<file>', summary: 'A .vcf file.' }],
      options: [as],
      load: async () => (await load()).importFile,
    },
    {
      name: 'export',
      summary: 'Save an address book, or one contact, as a file of vCards.',
      arguments: [book, { name: '<file>', summary: 'Where to, such as friends.vcf.' }],
      options: [{ flags: '--contact <contact>', summary: 'Only this one, ctc_….' }, as],
      load: async () => (await load()).exportFile,
    },
    bookCommands,
  ],
};
