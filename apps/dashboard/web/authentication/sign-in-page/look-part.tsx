import { ColorInput, SimpleGrid, TextInput } from '@mantine/core';
import { Section } from '../../ui/section.js';
import { fieldsOf, type PartProps } from './designer-fields.js';

/** The name, the logo and the colours. */
export function LookPart(props: PartProps) {
  const { values, set, text, problemOf } = fieldsOf(props, 'branding');
  const color = (key: 'primary_color' | 'background_color') => ({
    format: 'hex' as const,
    eyeDropperButtonProps: { 'aria-label': 'Take a colour from the screen' },
    value: values[key],
    error: problemOf(key),
    onChange: (value: string) => set({ [key]: value }),
  });
  return (
    <Section title="Looks" text="Of the page, and of mails to your users.">
      <TextInput
        label="Name of your product"
        placeholder="That of the project"
        maxLength={60}
        {...text('name')}
      />
      <TextInput label="Address of your logo" placeholder="https://…" {...text('logo_url')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ColorInput label="Colour of buttons" {...color('primary_color')} />
        <ColorInput label="Colour behind the content" {...color('background_color')} />
      </SimpleGrid>
    </Section>
  );
}
