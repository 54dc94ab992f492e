import { fileURLToPath } from 'node:url';
import type { Step } from './step.js';

const FRIENDS = fileURLToPath(new URL('./files/friends.vcf', import.meta.url));

/** An address book, with a contact. */
export const CONTACT_STEPS: readonly Step[] = [
  {
    name: 'contact book create',
    rest: () => ['Friends', '--description', 'Near'],
    keeps: { addressBook: 'id' },
  },
  { name: 'contact book list', rest: () => [] },
  { name: 'contact book show', rest: ({ addressBook = '' }) => [addressBook] },
  { name: 'contact book edit', rest: ({ addressBook = '' }) => [addressBook, '--name', 'All'] },
  {
    name: 'contact create',
    rest: ({ addressBook = '' }) => {
      return [addressBook, 'Ana Blum', '--email', 'work:ana@example.com', '--phone', '+49 160 1'];
    },
    keeps: { contact: 'id' },
  },
  { name: 'contact list', rest: () => ['--find', 'ana 160'] },
  { name: 'contact show', rest: ({ contact = '' }) => [contact] },
  { name: 'contact edit', rest: ({ contact = '' }) => [contact, '--birthday=--12-31'] },
  { name: 'contact import', rest: ({ addressBook = '' }) => [addressBook, FRIENDS] },
  { name: 'contact export', rest: ({ addressBook = '' }) => [addressBook, 'friends.vcf'] },
  { name: 'contact delete', rest: ({ contact = '' }) => [contact, '--yes'] },
  { name: 'contact book delete', rest: ({ addressBook = '' }) => [addressBook, '--yes'] },
];
