import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../../api/vault-files.js';

interface FolderChoiceProps {
  readonly project: string;
  readonly space: string | undefined;
  /** The folders that lead to the one that is chosen, and that one. */
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[]) => void;
}

/** Chooses a folder of a space, and one in it, as deep as there are any. */
export function FolderChoice({ project, space, path, onChange }: FolderChoiceProps) {
  return [...path, null].map((chosen, depth) => (
    <FolderSelect
      key={path[depth - 1] ?? 'top'}
      project={project}
      space={space}
      parent={path[depth - 1]}
      chosen={chosen}
      onChange={(to) => onChange([...path.slice(0, depth), ...(to === null ? [] : [to])])}
    />
  ));
}

interface FolderSelectProps extends Omit<FolderChoiceProps, 'path' | 'onChange'> {
  readonly parent: string | undefined;
  readonly chosen: string | null;
  readonly onChange: (folder: string | null) => void;
}

function FolderSelect({ project, space, parent, chosen, onChange }: FolderSelectProps) {
  const { data = [] } = useQuery(foldersQuery(project, { space, folder: parent }));
  if (parent !== undefined && data.length === 0) return null;
  return (
    <Select
      label={parent === undefined ? 'Folder' : 'Folder in it'}
      {...(parent === undefined
        ? { description: 'Of all files in it, however deep.' }
        : { placeholder: 'All that is in it' })}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Choose none' }}
      nothingFoundMessage="No such folder"
      data={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={chosen}
      onChange={onChange}
    />
  );
}
