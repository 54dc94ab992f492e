import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { templateVersionsQuery } from '../../api/message-templates.js';
import { Loaded } from '../../ui/loaded.js';

type Values = Readonly<Record<string, string>>;

interface VariableFieldsProps {
  readonly project: string;
  readonly template: string;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

/** A field for each variable of what messages are made of now. */
export function VariableFields({ project, template, values, onChange }: VariableFieldsProps) {
  const versions = useQuery(templateVersionsQuery(project, template));
  return (
    <Loaded query={versions} rows={1}>
      {(all) => {
        const variables = all.find((one) => one.is_published)?.variables ?? {};
        const names = Object.keys(variables);
        if (names.length === 0) {
          return (
            <Text size="sm" c="dimmed">
              It has no variables.
            </Text>
          );
        }
        return names.map((name) => (
          <TextInput
            key={name}
            label={name}
            description={variables[name]?.description ?? variables[name]?.type}
            required={variables[name]?.required !== false && variables[name]?.default === undefined}
            autoComplete="off"
            value={values[name] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...values, [name]: value })}
          />
        ));
      }}
    </Loaded>
  );
}
