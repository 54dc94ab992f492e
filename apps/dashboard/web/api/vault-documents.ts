import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';
import { filesKey } from './vault-files.js';
import { contentUrl } from './vault-urls.js';

type Schemas = VaultComponents['schemas'];
export type VaultDocument = Schemas['Document'];
export type DocumentChange = Partial<Schemas['UpdateDocument']>;
export type FoundDocument = Schemas['FoundDocuments']['documents'][number];

const DOCUMENTS = '/api/v1/documents';
const DOCUMENT = `${DOCUMENTS}/{document}` as const;
const LIMIT = 50;
/** What is read takes moments. */
const CATCH_UP_MS = 1500;
const SHOWN_BYTES = 65_536;
const READ = /^(?:text\/|application\/(?:pdf|json|xhtml\+xml|vnd\.(?:openxml|oasis)))/;

/** What is looked for, and among which documents. */
export interface DocumentSearch {
  readonly space: string | undefined;
  readonly tag: string | undefined;
  readonly type: string | undefined;
  readonly q: string;
}

/** Whether the text of files of a type is read. */
export const isReadType = (type: string): boolean => READ.test(type);

export const documentKey = (project: string, id: string) =>
  [...filesKey(project), 'document', id] as const;

/** The tags of the latest documents of a space, by name. */
export const tagsQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...filesKey(project), 'tags', space],
    queryFn: async (): Promise<readonly string[]> => {
      const query = { limit: 100, ...(space && { space_id: space }) };
      const { items } = await dataOf(vaultOf(project).GET(DOCUMENTS, { params: { query } }));
      return [...new Set(items.flatMap(({ tags }) => tags))].toSorted();
    },
  });

/** What was read of a file; asked again until it is. */
export const documentQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: documentKey(project, id),
    queryFn: (): Promise<VaultDocument> =>
      dataOf(vaultOf(project).GET(DOCUMENT, { params: { path: { document: id } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? CATCH_UP_MS : false),
  });

/** The text that was read of a file. */
export const documentTextQuery = (project: string, id: string, isWanted: boolean) =>
  queryOptions({
    queryKey: [...documentKey(project, id), 'text'],
    queryFn: () =>
      dataOf(vaultOf(project).GET(`${DOCUMENT}/text`, { params: { path: { document: id } } })),
    enabled: isWanted,
  });

/** How a file begins that is text itself. */
export const fileTextQuery = (project: string, file: string, version: string) =>
  queryOptions({
    queryKey: [...filesKey(project), 'begin', file, version],
    queryFn: async (): Promise<string> => {
      const headers = { Range: `bytes=0-${SHOWN_BYTES - 1}` };
      const response = await fetch(contentUrl(project, file, version), { headers });
      // Nothing is there to take a part of.
      if (response.status === 416) return '';
      if (!response.ok) throw new Error(`The file was refused: ${response.status}.`);
      return new TextDecoder().decode(await response.arrayBuffer());
    },
    staleTime: Infinity,
  });

export const updateDocument = (
  project: string,
  id: string,
  body: DocumentChange,
): Promise<VaultDocument> =>
  dataOf(
    vaultOf(project).PATCH(DOCUMENT, { params: { path: { document: id } }, body: body as never }),
  );

/** The documents that have some words, the best first; without words all of a tag or type. */
export const foundDocumentsQuery = (project: string, { space, tag, type, q }: DocumentSearch) =>
  queryOptions({
    queryKey: [...filesKey(project), 'found', space, tag, type, q],
    queryFn: async (): Promise<{ documents: readonly FoundDocument[]; has_more: boolean }> => {
      const filter = {
        limit: LIMIT,
        ...(space && { space_id: space }),
        ...(tag && { tag }),
        ...(type && { content_type: type }),
      };
      if (q !== '') {
        const params = { query: { ...filter, q } };
        return dataOf(vaultOf(project).GET(`${DOCUMENTS}/search`, { params }));
      }
      const { data } = await vaultOf(project).GET(DOCUMENTS, { params: { query: filter } });
      const items = data?.data.items ?? [];
      return {
        documents: items.map((document) => ({ document, score: 0, highlight: '' })),
        has_more: data?.meta.page.next_cursor != null,
      };
    },
  });
