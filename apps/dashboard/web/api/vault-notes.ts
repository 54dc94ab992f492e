import { ApiRequestError, dataOf, type ErrorBody, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { modeHeaders } from '../mode/mode.js';
import type { Page } from '../sources/ask.js';
import { OWN_HEADERS, vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type Note = Schemas['Note'];
export type NoteSummary = Schemas['NoteSummary'];
export type NoteChange = Partial<Schemas['UpdateNote']>;
export type NoteHit = Schemas['NoteSearchResults']['items'][number];
export type ImportedNotes = Schemas['ImportedNotes'];

const NOTES = '/api/v1/notes';
const NOTE = `${NOTES}/{note}` as const;
const PAGE_SIZE = 50;
const MOST = 100;

/** Which notes of a space are listed. */
export interface NotesFilter {
  readonly space: string | undefined;
  readonly tag: string | undefined;
  readonly shelf: 'notes' | 'archive' | 'trash';
}

/** Everything that is read of the notes of a project. */
export const notesKey = (project: string) => ['project', project, 'vault-notes'] as const;

const of = (note: string) => ({ path: { note } });
const spaceOf = (space: string | undefined): { space_id?: string } =>
  space ? { space_id: space } : {};
const matching = (version: number) => ({ 'If-Match': `"${version}"` });

function queryOf({ space, tag, shelf }: NotesFilter) {
  const trash = { trashed: 'true' as const };
  const kept = { archived: shelf === 'archive' ? ('true' as const) : ('false' as const) };
  const sort = '-updated_at' as const;
  return { sort, ...spaceOf(space), ...(tag && { tag }), ...(shelf === 'trash' ? trash : kept) };
}

/** The notes that are shown first. */
export const pinnedNotesQuery = (project: string, filter: NotesFilter) =>
  queryOptions({
    queryKey: [...notesKey(project), 'pinned', filter],
    queryFn: async (): Promise<readonly NoteSummary[]> => {
      const query = { ...queryOf(filter), pinned: 'true' as const, limit: MOST };
      return (await dataOf(vaultOf(project).GET(NOTES, { params: { query } }))).items;
    },
  });

/** The other notes, those that changed last first, page by page. */
export const notesQuery = (project: string, filter: NotesFilter) =>
  infiniteQueryOptions({
    queryKey: [...notesKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<NoteSummary>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = {
        ...queryOf(filter),
        pinned: 'false' as const,
        limit: PAGE_SIZE,
        ...cursor,
      };
      const { data } = await vaultOf(project).GET(NOTES, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<NoteSummary>) => next,
    select: ({ pages }): readonly NoteSummary[] => pages.flatMap(({ items }) => items),
  });

/** Notes that have words, the best first. */
export const foundNotesQuery = (project: string, { space, tag }: NotesFilter, q: string) =>
  queryOptions({
    queryKey: [...notesKey(project), 'found', space, tag, q],
    queryFn: () => {
      const query = { q, limit: PAGE_SIZE, ...spaceOf(space), ...(tag && { tag }) };
      return dataOf(vaultOf(project).GET(`${NOTES}/search`, { params: { query } }));
    },
    enabled: q !== '',
  });

/** The notes that have a title, whatever its case. */
export async function notesTitled(
  project: string,
  space: string,
  title: string,
): Promise<readonly NoteSummary[]> {
  const query = { title, space_id: space, limit: 1 };
  return (await dataOf(vaultOf(project).GET(NOTES, { params: { query } }))).items;
}

/** Everything that is read of one note. */
export const noteKey = (project: string, id: string) => [...notesKey(project), 'one', id] as const;

export const readNote = (project: string, id: string): Promise<Note> =>
  dataOf(vaultOf(project).GET(NOTE, { params: of(id) }));

export const noteQuery = (project: string, id: string) =>
  queryOptions({ queryKey: noteKey(project, id), queryFn: () => readNote(project, id) });

/** The notes that link to one. */
export const backlinksQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...notesKey(project), 'backlinks', id],
    queryFn: async (): Promise<readonly NoteSummary[]> => {
      const params = { ...of(id), query: { limit: MOST } };
      return (await dataOf(vaultOf(project).GET(`${NOTE}/backlinks`, { params }))).items;
    },
  });

export const createNote = (
  project: string,
  space: string | undefined,
  wanted: Partial<Schemas['CreateNote']>,
): Promise<Note> =>
  dataOf(vaultOf(project).POST(NOTES, { body: { ...wanted, ...spaceOf(space) } as never }));

/** Changes a note as long as it is at the version that was seen; at any, when none is given. */
export const updateNote = (
  project: string,
  id: string,
  body: NoteChange,
  version?: number,
): Promise<Note> =>
  dataOf(
    vaultOf(project).PATCH(NOTE, {
      params: { ...of(id), ...(version !== undefined && { header: matching(version) }) },
      body,
    }),
  );

/** Ticks a box of a note, if it is still the one that was seen. */
export const tickNote = (
  project: string,
  id: string,
  { index, text }: { readonly index: number; readonly text: string },
  isChecked: boolean,
) =>
  dataOf(
    vaultOf(project).PATCH(`${NOTE}/checklist/{box}`, {
      params: { path: { note: id, box: String(index) } },
      body: { checked: isChecked, text },
    }),
  );

export const trashNote = (project: string, id: string) =>
  dataOf(vaultOf(project).DELETE(NOTE, { params: of(id) }));

export const deleteNote = (project: string, id: string) =>
  dataOf(vaultOf(project).DELETE(NOTE, { params: { ...of(id), query: { permanently: 'true' } } }));

export const restoreNote = (project: string, id: string): Promise<Note> =>
  dataOf(vaultOf(project).POST(`${NOTE}/restore`, { params: of(id) }));

const FILES = '/api/vault/api/v1/notes';

/** Makes notes of a zip of Markdown files, or of what Joplin exported. @throws ApiRequestError */
export async function importNotes(
  project: string,
  space: string | undefined,
  file: File,
): Promise<ImportedNotes> {
  const response = await send(project, 'import', space, {
    method: 'POST',
    body: file,
  });
  return ((await response.json()) as { data: ImportedNotes }).data;
}

/** All notes of a space as a zip of Markdown files. @throws ApiRequestError */
export const exportNotes = async (project: string, space: string | undefined): Promise<Blob> =>
  (await send(project, 'export', space)).blob();

async function send(
  project: string,
  path: string,
  space: string | undefined,
  request: { readonly method?: string; readonly body?: File } = {},
): Promise<Response> {
  const own = { ...OWN_HEADERS, 'Skydeck-Project': project, ...modeHeaders('vault') };
  const query = space ? `?${new URLSearchParams({ space_id: space })}` : '';
  const response = await fetch(`${FILES}/${path}${query}`, {
    ...request,
    headers: request.body ? { ...own, 'Content-Type': 'application/octet-stream' } : own,
  });
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => ({}))) as ErrorBody;
  throw new ApiRequestError(response.status, refusal);
}
