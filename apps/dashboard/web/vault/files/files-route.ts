import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FileSort } from '../../api/vault-files.js';

const SORTS = ['name', '-name', 'updated_at', '-updated_at'] as const;

/** What the address of the page says. */
export interface FilesSearch {
  readonly space?: string | undefined;
  readonly folder?: string | undefined;
  /** Whether the trash is shown. */
  readonly trash?: true | undefined;
  readonly sort?: FileSort | undefined;
  /** Words that are looked for, and of which documents. */
  readonly q?: string | undefined;
  readonly tag?: string | undefined;
  readonly type?: string | undefined;
  /** The file that is open. */
  readonly file?: string | undefined;
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads the address of the page. */
export const filesSearch = (search: Record<string, unknown>): FilesSearch => ({
  space: textOf(search['space']),
  folder: textOf(search['folder']),
  trash: search['trash'] === true ? true : undefined,
  sort: SORTS.find((sort) => sort === search['sort'] && sort !== 'name'),
  q: textOf(search['q']),
  tag: textOf(search['tag']),
  type: textOf(search['type']),
  file: textOf(search['file']),
});

/** What is shown, and how to show something else. */
export function useFilesSearch(project: string) {
  const search = filesSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const show = (change: FilesSearch, isReplaced = false): void =>
    void navigate({
      to: '/projects/$project/vault/files',
      params: { project },
      search: { ...search, ...change },
      replace: isReplaced,
    });
  return { search, show };
}
