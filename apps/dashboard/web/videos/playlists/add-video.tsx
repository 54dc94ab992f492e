import { Button, Group, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetsQuery } from '../../api/assets.js';

const TYPING_MS = 250;

interface AddVideoProps {
  readonly project: string;
  readonly isPending: boolean;
  readonly onAdd: (asset: string) => void;
}

/** Finds a video by its name and puts it at the end. */
export function AddVideo({ project, isPending, onAdd }: AddVideoProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [name] = useDebouncedValue(typed.trim(), TYPING_MS);
  const assets = useInfiniteQuery(assetsQuery(project, chosen === null ? name : ''));
  const add = () => {
    if (chosen !== null) onAdd(chosen);
    setChosen(null);
    setTyped('');
  };
  return (
    <Group gap="sm" align="end">
      <Select
        aria-label="Video to add"
        placeholder="Find a video"
        searchable
        data={(assets.data ?? []).map(({ id, name: label }) => ({ value: id, label }))}
        filter={({ options }) => options}
        value={chosen}
        onChange={setChosen}
        searchValue={typed}
        onSearchChange={setTyped}
        nothingFoundMessage="No video has that in its name."
        w={320}
        maw="100%"
      />
      <Button variant="default" disabled={chosen === null} loading={isPending} onClick={add}>
        Add
      </Button>
    </Group>
  );
}
