import { Checkbox, Select, TextInput } from '@mantine/core';
import { issueOf } from '../ui/issue-of.js';

/** What is said of an image, wherever its file is from. */
export interface ImageFacts {
  readonly slug: string;
  readonly sha256: string;
  readonly format: 'rootfs' | 'disk';
  readonly hasCloudInit: boolean;
}

export const NO_FACTS: ImageFacts = { slug: '', sha256: '', format: 'rootfs', hasCloudInit: false };

const FORMATS = [
  { value: 'rootfs', label: 'Root file system (tar archive)' },
  { value: 'disk', label: 'Disk that boots (qcow2 or raw)' },
];

interface ImageFieldsProps {
  readonly value: ImageFacts;
  readonly error: Error | null;
  readonly onChange: (part: Partial<ImageFacts>) => void;
}

export function ImageFields({ value, error, onChange }: ImageFieldsProps) {
  const issue = (field: string) => issueOf(error, field, 'query') ?? issueOf(error, field);
  return (
    <>
      <TextInput
        required
        withAsterisk={false}
        label="Name"
        placeholder="my-image"
        value={value.slug}
        error={issue('slug')}
        onChange={(event) => onChange({ slug: event.currentTarget.value.toLowerCase() })}
      />
      <Select
        label="Format"
        allowDeselect={false}
        data={FORMATS}
        value={value.format}
        onChange={(format) => onChange({ format: format === 'disk' ? 'disk' : 'rootfs' })}
      />
      <TextInput
        label="SHA-256"
        description="Optional: another file is refused."
        classNames={{ input: 'mono' }}
        value={value.sha256}
        error={issue('sha256')}
        onChange={(event) => onChange({ sha256: event.currentTarget.value.trim() })}
      />
      <Checkbox
        label="It has cloud-init"
        checked={value.hasCloudInit}
        onChange={(event) => onChange({ hasCloudInit: event.currentTarget.checked })}
      />
    </>
  );
}
