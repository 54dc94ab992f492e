import { Checkbox, Group, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { networksQuery } from '../api/server-network.js';
import type { WantedServer } from '../api/shapes.js';
import { issueOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';
import { WordsInput } from './words-input.js';

/** What else can be said of a new server. */
export interface Details {
  readonly networks: string[];
  readonly tags: string[];
  readonly userData: string;
  readonly isProtected: boolean;
}

export const NO_DETAILS: Details = { networks: [], tags: [], userData: '', isProtected: false };

/** The details as the request has them; what was left alone is left out. */
export function detailsOf({ networks, tags, userData, isProtected }: Details) {
  return {
    ...(networks.length > 0 ? { networks } : {}),
    ...(tags.length > 0 ? { tags } : {}),
    ...(userData ? { user_data: userData } : {}),
    ...(isProtected ? { protected: true } : {}),
  } satisfies Partial<WantedServer>;
}

interface NewServerDetailsProps {
  readonly project: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly value: Details;
  readonly onChange: (part: Partial<Details>) => void;
  readonly error: Error | null;
}

export function NewServerDetails(props: NewServerDetailsProps) {
  const { project, name, onName, value, onChange, error } = props;
  const { data: networks = [] } = useQuery(networksQuery(project));
  return (
    <Section title="Details">
      <TextInput
        label="Name"
        description="Unique in the project; also its host name."
        required
        withAsterisk={false}
        value={name}
        error={issueOf(error, 'name')}
        onChange={(event) => onName(event.currentTarget.value.toLowerCase())}
      />
      {networks.length > 0 && (
        <Checkbox.Group
          label="Private networks"
          description="It reaches the other servers in them."
          value={value.networks}
          onChange={(chosen) => onChange({ networks: chosen })}
        >
          <Group mt={6}>
            {networks.map(({ id, name: label, cidr }) => (
              <Checkbox key={id} value={label} label={`${label} (${cidr})`} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      <WordsInput
        label="Tags"
        description="Words to find it by. Press Enter after each."
        value={value.tags}
        onChange={(tags) => onChange({ tags })}
        error={issueOf(error, 'tags')}
      />
      <Textarea
        label="User data"
        description="Optional: what cloud-init does at the first start, at most 64 KiB. Never shown again."
        placeholder={'#cloud-config\npackages: [nginx]'}
        classNames={{ input: 'mono' }}
        autosize
        minRows={3}
        maxRows={14}
        value={value.userData}
        error={issueOf(error, 'user_data')}
        onChange={(event) => onChange({ userData: event.currentTarget.value })}
      />
      <Checkbox
        label="Protect from deletion and rebuilding"
        checked={value.isProtected}
        onChange={(event) => onChange({ isProtected: event.currentTarget.checked })}
      />
    </Section>
  );
}
