import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { vaultOf } from './clients.js';
import { noteKey, type Note } from './vault-notes.js';

type Schemas = VaultComponents['schemas'];
export type NoteRevision = Schemas['NoteRevisionSummary'];
export type NoteDiff = Schemas['NoteDiff'];

const NOTE = '/api/v1/notes/{note}';
const REVISIONS = `${NOTE}/revisions` as const;
const PAGE_SIZE = 50;

/** The texts that a note has had, newest first, page by page. */
export const revisionsQuery = (project: string, note: string) =>
  infiniteQueryOptions({
    queryKey: [...noteKey(project, note), 'revisions'],
    queryFn: async ({ pageParam }): Promise<Page<NoteRevision>> => {
      const query = { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
      const { data } = await vaultOf(project).GET(REVISIONS, { params: { path: { note }, query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<NoteRevision>) => next,
    select: ({ pages }): readonly NoteRevision[] => pages.flatMap(({ items }) => items),
  });

/** What changed between two texts of a note. */
export const noteDiffQuery = (project: string, note: string, from: number, to: number) =>
  queryOptions({
    queryKey: [...noteKey(project, note), 'diff', from, to],
    queryFn: (): Promise<NoteDiff> => {
      const params = { path: { note }, query: { from, to } };
      return dataOf(vaultOf(project).GET(`${NOTE}/diff`, { params }));
    },
    staleTime: Infinity,
  });

/** Gives a note a text that it had. */
export const restoreRevision = (project: string, note: string, revision: number): Promise<Note> =>
  dataOf(
    vaultOf(project).POST(`${REVISIONS}/{revision}/restore`, {
      params: { path: { note, revision: String(revision) } },
    }),
  );
