import { Select } from '@mantine/core';
import type { Database } from '../../api/shapes.js';
import { engineText } from '../database-state.js';
import { useNewerVersions } from './newer-versions.js';

interface VersionSelectProps {
  readonly label: string;
  readonly engine: Database['engine'];
  /** The version of the data: no older one takes them. */
  readonly from: number;
  readonly value: number;
  readonly error?: string | undefined;
  readonly onChange: (version: number) => void;
}

/** Which version data are filled into; nothing when there is no choice. */
export function VersionSelect({ label, engine, from, value, error, onChange }: VersionSelectProps) {
  const newer = useNewerVersions(engine, from);
  if (newer.length === 0) return null;
  return (
    <Select
      label={label}
      w={220}
      allowDeselect={false}
      data={[from, ...newer].map((version) => ({
        value: String(version),
        label: engineText({ engine, version }),
      }))}
      value={String(value)}
      error={error}
      onChange={(version) => onChange(Number(version))}
    />
  );
}
