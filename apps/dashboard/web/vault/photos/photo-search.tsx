import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';

interface PhotoSearchProps {
  readonly words: string | undefined;
  readonly onSearch: (words: string | undefined) => void;
}

/** Where words are written that photographs are found by. */
export function PhotoSearch({ words = '', onSearch }: PhotoSearchProps) {
  const [written, write] = useState(words);
  return (
    <form
      role="search"
      className="photo-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(written.trim() || undefined);
      }}
    >
      <TextInput
        aria-label="Search photos"
        placeholder="Title, tag or place"
        type="search"
        maxLength={256}
        leftSection={<IconSearch size={16} />}
        rightSection={
          written !== '' && (
            <CloseButton
              size="sm"
              aria-label="Clear search"
              onClick={() => {
                write('');
                onSearch(undefined);
              }}
            />
          )
        }
        value={written}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </form>
  );
}
