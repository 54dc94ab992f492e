import { Select, Textarea, TextInput } from '@mantine/core';
import { issueOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { fieldsOf, type PartProps } from './designer-fields.js';
import { LANGUAGES, type Language } from './draft.js';

interface WordsPartProps extends PartProps {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
}

/** What the page says, by language; and where else it leads. */
export function WordsPart({ language, onLanguage, ...props }: WordsPartProps) {
  const { values, set, text } = fieldsOf(props, 'sign_in_page');
  const { texts } = values;
  const own = texts[language] ?? {};
  const word = (field: 'title' | 'lead' | 'note') => ({
    value: own[field] ?? '',
    error: issueOf(props.error, `sign_in_page.texts.${language}.${field}`),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      set({ texts: { ...texts, [language]: { ...own, [field]: value } } }),
  });
  return (
    <Section title="Words" text="Everybody reads the page in the own language. Empty means ours.">
      <Select
        label="Language"
        allowDeselect={false}
        data={[...LANGUAGES]}
        value={language}
        onChange={(value) => value && onLanguage(value)}
      />
      <TextInput label="Heading" placeholder="Sign in" maxLength={80} {...word('title')} />
      <TextInput
        label="Below the heading"
        description="{app} stands for the app that asked."
        placeholder="to continue to {app}"
        maxLength={200}
        {...word('lead')}
      />
      <Textarea
        autosize
        minRows={2}
        label="Below the form"
        placeholder="None"
        maxLength={300}
        {...word('note')}
      />
      <TextInput label="Terms of use" placeholder="https://…" {...text('terms_url')} />
      <TextInput label="Privacy policy" placeholder="https://…" {...text('privacy_url')} />
      <HelpField {...props} />
    </Section>
  );
}

function HelpField(props: PartProps) {
  const { text } = fieldsOf(props, 'branding');
  return (
    <TextInput label="Where users find help" placeholder="https://…" {...text('support_url')} />
  );
}
