import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { readText } from '../location/read-file.js';
import { spaceOf, vaultOf } from './vault-of.js';

const CONTACTS = '/api/v1/contacts';
const ONE = '/api/v1/contacts/{contact}';
const BOOK = '/api/v1/address-books/{address_book}';
const COLUMNS = ['id', 'full_name', 'email', 'phone', 'organization'] as const;

const pathOf = (input: CommandInput) => ({ path: { contact: input.argument('contact') } });
const bookOf = (input: CommandInput) => ({ path: { address_book: input.argument('book') } });

interface Kinded {
  readonly value: string;
  readonly types: string[];
}

/** `work:ana@example.com` is of that kind; a plain value is of none, and `none` stands for nothing. */
function kindedOf(named: readonly string[]): Kinded[] | undefined {
  if (named.length === 0) return undefined;
  return named
    .filter((one) => one !== 'none')
    .map((one) => {
      const [, kind, value = one] = /^([a-z-]+):(.+)$/.exec(one) ?? [];
      return { value, types: kind === undefined ? [] : [kind] };
    });
}

const aboutOf = (input: CommandInput) =>
  given({
    given_name: input.text('given'),
    family_name: input.text('family'),
    organization: input.text('organization'),
    job_title: input.text('jobTitle'),
    emails: kindedOf(input.list('email')),
    phones: kindedOf(input.list('phone')),
    birthday: input.text('birthday'),
    note: input.text('note'),
  });

/** The first address and number in columns of their own. */
const shown = <
  One extends { readonly emails: readonly Kinded[]; readonly phones: readonly Kinded[] },
>(
  one: One,
) => Object.assign(one, { email: one.emails[0]?.value ?? '', phone: one.phones[0]?.value ?? '' });

/** `skydeck contact create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const names = { address_book_id: input.argument('book'), full_name: input.argument('name') };
  const body = { ...names, ...aboutOf(input) };
  const item = shown(await dataOf(vault.POST(CONTACTS, { body, headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck contact list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const filters = given({ address_book_id: input.text('book'), q: input.text('find') });
  const items = await everyItem((page) =>
    vault.GET(CONTACTS, {
      params: { query: { ...page, ...spaceOf(input), ...filters } },
      headers,
    }),
  );
  const empty = 'No contacts. Make one with `skydeck contact create`.';
  return { kind: 'list', items: items.map(shown), columns: COLUMNS, empty };
}

/** `skydeck contact show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = shown(await dataOf(vault.GET(ONE, { params: pathOf(input), headers })));
  return { kind: 'item', item, columns: [...COLUMNS, 'birthday', 'note'] };
}

/** `skydeck contact edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { ...given({ full_name: input.text('name') }), ...aboutOf(input) };
  const item = shown(await dataOf(vault.PATCH(ONE, { params: pathOf(input), body, headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck contact delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Delete ${input.argument('contact')}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck contact import` */
export async function importFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { vcf: await readText(context, input.argument('file')) };
  const params = bookOf(input);
  const item = await dataOf(vault.POST(`${BOOK}/import`, { params, body, headers }));
  for (const { number, why } of item.problems) context.progress(`vCard ${number}: ${why}`);
  return { kind: 'item', item, columns: ['created', 'updated'] };
}

/** `skydeck contact export` */
export async function exportFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const file = input.argument('file');
  const contact = input.text('contact');
  const address =
    contact === undefined
      ? `api/v1/address-books/${encodeURIComponent(input.argument('book'))}/export`
      : `api/v1/contacts/${encodeURIComponent(contact)}/vcf`;
  const answer = await transferTo(context, 'vault', address, { headers });
  const saved = await saveAnswer(answer, path.resolve(context.folder, file), context.signal);
  return { kind: 'item', item: { file, bytes: saved.sizeBytes }, columns: ['file', 'bytes'] };
}
