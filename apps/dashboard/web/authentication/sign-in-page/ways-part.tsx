import { Checkbox, Stack, Text } from '@mantine/core';
import { Section } from '../../ui/section.js';
import { fieldsOf, type PartProps } from './designer-fields.js';

const WAYS = [
  { key: 'is_code_offered', label: 'A code that is sent to them' },
  { key: 'is_password_offered', label: 'A password' },
  { key: 'is_passkey_offered', label: 'A passkey' },
  { key: 'is_link_offered', label: 'A link by mail' },
] as const;

/** How users may sign in on the page. */
export function WaysPart(props: PartProps) {
  const { values, set, problemOf } = fieldsOf(props, 'sign_in_page');
  const problem = problemOf('is_code_offered');
  return (
    <Section title="Ways to sign in" text="Outside providers have a tab of their own.">
      <Stack gap="xs" role="group" aria-label="Ways to sign in">
        {WAYS.map(({ key, label }) => (
          <Checkbox
            key={key}
            label={label}
            checked={values[key]}
            onChange={({ currentTarget: { checked } }) => set({ [key]: checked })}
          />
        ))}
      </Stack>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </Section>
  );
}
