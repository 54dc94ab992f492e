import { Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { usePlainKeys } from '../../../shell/use-plain-keys.js';
import type { FilesSearch } from '../files-route.js';

const TYPING_MS = 250;
const TYPES = [
  { value: 'application/pdf', label: 'PDF' },
  { value: 'text', label: 'Text' },
  { value: 'text/html', label: 'Web page' },
  {
    value: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    label: 'Word',
  },
  { value: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'Excel' },
  { value: 'application/vnd.oasis.opendocument.text', label: 'OpenDocument' },
];

interface SearchBarProps {
  readonly search: FilesSearch;
  /** Those that are known. */
  readonly tags: readonly string[];
  readonly onShow: (change: FilesSearch, isReplaced?: boolean) => void;
  /** What stands beside it. */
  readonly children: ReactNode;
}

/** What is looked for in documents, and in which of them. */
export function SearchBar({ search, tags, onShow, children }: SearchBarProps) {
  const { q, tag, type } = search;
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(q ?? '');
  const look = useDebouncedCallback(
    (words: string) => onShow({ q: words.trim() || undefined }, true),
    TYPING_MS,
  );
  usePlainKeys((keys, event) => {
    if (keys !== '/') return;
    event.preventDefault();
    field.current?.focus();
  });
  return (
    <Group gap="xs" role="search" aria-label="Documents" className="file-search">
      <TextInput
        ref={field}
        className="file-search-words"
        aria-label="Search documents"
        placeholder='Search in documents: words, "a phrase", -without'
        leftSection={<IconSearch size={16} />}
        maxLength={256}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          look(currentTarget.value);
        }}
      />
      <Select
        aria-label="Type"
        placeholder="All types"
        className="file-search-choice"
        clearable
        clearButtonProps={{ 'aria-label': 'All types' }}
        data={TYPES}
        value={type ?? null}
        onChange={(to) => onShow({ type: to ?? undefined })}
      />
      <Select
        aria-label="Tag"
        placeholder="All tags"
        className="file-search-choice"
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'All tags' }}
        nothingFoundMessage="No such tag"
        data={[...new Set([...tags, ...(tag ? [tag] : [])])].toSorted()}
        value={tag ?? null}
        onChange={(to) => onShow({ tag: to ?? undefined })}
      />
      {children}
    </Group>
  );
}
