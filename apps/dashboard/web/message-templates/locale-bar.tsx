import { Button, Group, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { type TemplateDraft, withoutLocale } from './template-draft.js';

interface LocaleBarProps {
  readonly draft: TemplateDraft;
  readonly shown: string;
  readonly onShow: (locale: string) => void;
  readonly onChange: (draft: TemplateDraft) => void;
}

const LOCALE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** The languages of a template: which one is edited, another one, one less. */
export function LocaleBar({ draft, shown, onShow, onChange }: LocaleBarProps) {
  const locales = Object.keys(draft.locales);
  const remove = () => {
    onChange(withoutLocale(draft, shown));
    onShow(draft.defaultLocale);
  };
  const add = (locale: string) => {
    // A translation begins with what there is to translate.
    const from = draft.locales[shown] ?? {};
    onChange({ ...draft, locales: { ...draft.locales, [locale]: from } });
    onShow(locale);
  };
  return (
    <Group gap="xs">
      <SegmentedControl aria-label="Language" data={locales} value={shown} onChange={onShow} />
      <AddLocale taken={locales} onAdd={add} />
      {shown !== draft.defaultLocale && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={15} />}
          onClick={remove}
        >
          Remove {shown}
        </Button>
      )}
    </Group>
  );
}

interface AddLocaleProps {
  readonly taken: readonly string[];
  readonly onAdd: (locale: string) => void;
}

function AddLocale({ taken, onAdd }: AddLocaleProps) {
  const [isOpen, setOpen] = useState(false);
  const [locale, setLocale] = useState('');
  const isReady = LOCALE.test(locale) && !taken.includes(locale);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form stands within another one.
    event.stopPropagation();
    if (!isReady) return;
    onAdd(locale);
    setLocale('');
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={setOpen} trapFocus position="bottom-start" withinPortal>
      <Popover.Target>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={15} />}
          onClick={() => setOpen((before) => !before)}
        >
          Add language
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit}>
          <Group gap="xs" align="flex-end">
            <TextInput
              label="Language"
              placeholder="de, or de-AT"
              data-autofocus
              w={130}
              value={locale}
              onChange={({ currentTarget: { value } }) => setLocale(value.trim())}
            />
            <Button type="submit" disabled={!isReady}>
              Add
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
