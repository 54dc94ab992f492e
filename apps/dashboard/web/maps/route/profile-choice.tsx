import { SegmentedControl } from '@mantine/core';
import type { Profile } from '../../api/maps.js';

const PROFILES: readonly { value: Profile; label: string }[] = [
  { value: 'car', label: 'Car' },
  { value: 'bike', label: 'Bike' },
  { value: 'foot', label: 'Walk' },
];

interface ProfileChoiceProps {
  readonly value: Profile;
  readonly onChange: (profile: Profile) => void;
}

/** How one gets about. */
export function ProfileChoice({ value, onChange }: ProfileChoiceProps) {
  return (
    <SegmentedControl
      fullWidth
      aria-label="How to get about"
      data={[...PROFILES]}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  );
}
