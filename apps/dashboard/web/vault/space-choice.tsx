import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { spacesQuery } from '../api/vault-spaces.js';

interface SpaceChoiceProps {
  readonly project: string;
  /** The main one, when none is named. */
  readonly space: string | undefined;
  readonly onChange: (space: string | undefined) => void;
}

/** Which space is shown; not there where there is only one. */
export function SpaceChoice({ project, space, onChange }: SpaceChoiceProps) {
  const { data = [] } = useQuery(spacesQuery(project));
  const main = data.find((one) => one.is_main);
  if (data.length === 0 || (data.length === 1 && main)) return null;
  // The main space is made when it is first used.
  const choices = data.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Select
      aria-label="Space"
      w={180}
      allowDeselect={false}
      data={main ? choices : [{ value: '', label: 'main' }, ...choices]}
      value={space ?? main?.id ?? ''}
      onChange={(id) => onChange(id === '' || id === main?.id ? undefined : (id ?? undefined))}
    />
  );
}
