import { ActionIcon, Button, Checkbox, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Section } from '../ui/section.js';
import type { Variable, Variables } from './template-draft.js';

interface VariableListProps {
  readonly variables: Variables;
  readonly onChange: (variables: Variables) => void;
}

const TYPES = ['text', 'number', 'boolean', 'url', 'date', 'list'];

/** What messages fill in. A template may use nothing else. */
export function VariableList({ variables, onChange }: VariableListProps) {
  const entries = Object.entries(variables);
  // The order of the rows is kept while a name is typed.
  const replace = (place: number, name: string, variable: Variable) =>
    onChange(
      Object.fromEntries(entries.map((entry, at) => (at === place ? [name, variable] : entry))),
    );
  const add = () => {
    const names = new Set(Object.keys(variables));
    let number = names.size + 1;
    while (names.has(`value_${number}`)) number += 1;
    onChange({ ...variables, [`value_${number}`]: { type: 'text', required: true } });
  };
  return (
    <Section title="Variables" text="What messages fill in. The template may use nothing else.">
      <Stack gap="sm">
        {entries.length === 0 && (
          <Text size="sm" c="dimmed">
            None.
          </Text>
        )}
        {entries.map(([name, variable], place) => (
          <VariableRow
            // Names change while they are typed, places do not.
            key={place}
            name={name}
            variable={variable}
            onChange={(newName, next) => replace(place, newName, next)}
            onRemove={() => onChange(Object.fromEntries(entries.filter((_, at) => at !== place)))}
          />
        ))}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={15} />}
          style={{ alignSelf: 'flex-start' }}
          onClick={add}
        >
          Add variable
        </Button>
      </Stack>
    </Section>
  );
}

interface VariableRowProps {
  readonly name: string;
  readonly variable: Variable;
  readonly onChange: (name: string, variable: Variable) => void;
  readonly onRemove: () => void;
}

function VariableRow({ name, variable, onChange, onRemove }: VariableRowProps) {
  const { default: usual, ...others } = variable;
  const withDefault = (text: string) =>
    onChange(name, text === '' ? others : { ...others, default: defaultOf(variable, text) });
  return (
    <div className="variable-row" role="group" aria-label={`Variable ${name}`}>
      <TextInput
        aria-label="Name of the variable"
        classNames={{ input: 'mono' }}
        value={name}
        onChange={({ currentTarget: { value } }) => onChange(value, variable)}
      />
      <Select
        aria-label={`Type of ${name}`}
        allowDeselect={false}
        data={TYPES}
        value={variable.type ?? 'text'}
        onChange={(type) => onChange(name, { ...others, type: type as Variable['type'] })}
      />
      <TextInput
        aria-label={`Default of ${name}`}
        placeholder="Default"
        disabled={variable.type === 'list'}
        value={usual === undefined ? '' : String(usual)}
        onChange={({ currentTarget: { value } }) => withDefault(value)}
      />
      <Checkbox
        label="Required"
        aria-label={`${name} is required`}
        checked={variable.required !== false}
        onChange={({ currentTarget: { checked } }) =>
          onChange(name, { ...variable, required: checked })
        }
      />
      <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${name}`} onClick={onRemove}>
        <IconTrash size={17} />
      </ActionIcon>
    </div>
  );
}

function defaultOf({ type }: Variable, text: string): string | number | boolean {
  if (type === 'number' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
