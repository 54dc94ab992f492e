import path from 'node:path';
import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

type Update = VaultComponents['schemas']['UpdateDocument'];

const DOCUMENTS = '/api/v1/documents';
const COLUMNS = ['id', 'name', 'status', 'pages', 'tags', 'correspondent'] as const;
const MARKS = /<\/?mark>/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** `skydeck vault search` */
export async function search(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const query = { q: input.argument('words'), ...filtersOf(input) };
  const { documents } = await dataOf(
    vault.GET(`${DOCUMENTS}/search`, { params: { query }, headers }),
  );
  const items = documents.map(({ document: { id, name }, highlight }) => ({
    id,
    name,
    where: highlight.replaceAll(MARKS, '').replaceAll(/&[#\w]+;/g, (one) => ESCAPES[one] ?? one),
  }));
  return { kind: 'list', items, columns: ['id', 'name', 'where'], empty: 'Nothing was found.' };
}

/** `skydeck vault documents list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const wanted = filtersOf(input);
  const items = await everyItem((page) =>
    vault.GET(DOCUMENTS, { params: { query: { ...page, ...wanted } }, headers }),
  );
  const empty = 'No documents. Store one with `skydeck vault put`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck vault documents show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { document: input.argument('document') } };
  const item = await dataOf(vault.GET(`${DOCUMENTS}/{document}`, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault documents text` */
export async function text(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { document: input.argument('document') } };
  const value = await dataOf(vault.GET(`${DOCUMENTS}/{document}/text`, { params, headers }));
  return { kind: 'document', value, text: value.text };
}

/** `skydeck vault documents edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [correspondent, language] = [input.text('correspondent'), input.text('language')];
  const tags = input.list('tag');
  const body: Update = {
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(correspondent !== undefined && { correspondent }),
    ...(language !== undefined && { language }),
  };
  const params = { path: { document: input.argument('document') } };
  const item = await dataOf(vault.PATCH(`${DOCUMENTS}/{document}`, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault preview` */
export async function preview(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const id = input.argument('file');
  const [kind, ending] = input.flag('small') ? ['thumbnail', 'webp'] : ['preview', 'jpg'];
  const file = path.resolve(context.folder, input.text('to') ?? `${id}.${ending}`);
  const route = `api/v1/files/${encodeURIComponent(id)}/${kind}`;
  const answer = await transferTo(context, 'vault', route, { headers });
  const { sizeBytes } = await saveAnswer(answer, file, context.signal);
  return { kind: 'item', item: { file, bytes: sizeBytes }, columns: ['file', 'bytes'] };
}

function filtersOf(input: CommandInput) {
  const [tag, type] = [input.text('tag'), input.text('type')];
  return {
    ...spaceOf(input),
    ...(tag !== undefined && { tag }),
    ...(type !== undefined && { content_type: type }),
  };
}
