import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { useMode } from '../../mode/mode.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

type TestNumber = AuthSettings['otp']['test_numbers'][number];
const MOST = 50;
const PLACE = 'otp.test_numbers';

interface TestNumbersFormProps {
  readonly project: string;
  readonly saved: readonly TestNumber[];
}

/** Numbers with a code that is known before: for automatic tests, and for reviewers of an app. */
export function TestNumbersForm({ project, saved }: TestNumbersFormProps) {
  const [numbers, setNumbers] = useState<readonly TestNumber[]>(saved);
  const save = useSettingsChange(project);
  const isTest = useMode() === 'test';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ otp: { test_numbers: [...numbers] } });
  };
  const set = (at: number, part: Partial<TestNumber>) =>
    setNumbers((all) => all.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const fields = numbers.flatMap((_, at) => [`${PLACE}.${at}.phone`, `${PLACE}.${at}.code`]);
  const text = (
    <>
      With a key <code>dk_test_…</code> these have a code that is known. Nothing is sent to them.
    </>
  );
  return (
    <form onSubmit={submit}>
      <Section title="Test numbers" text={text}>
        {!isTest && <Text size="sm">Switch to test mode, at the top, to set them.</Text>}
        {isTest && numbers.length === 0 && <Text size="sm">There are none yet.</Text>}
        {isTest && (
          <Stack gap="xs">
            {numbers.map(({ phone, code }, at) => (
              <Group key={at} gap="xs" align="flex-start" wrap="nowrap">
                <TextInput
                  type="tel"
                  aria-label={`Number ${at + 1}`}
                  placeholder="+14155550100"
                  maw={220}
                  value={phone}
                  error={issueOf(save.error, `${PLACE}.${at}.phone`)}
                  onChange={(event) => set(at, { phone: event.currentTarget.value })}
                />
                <TextInput
                  inputMode="numeric"
                  aria-label={`Code of number ${at + 1}`}
                  placeholder="424242"
                  maw={120}
                  maxLength={8}
                  value={code}
                  error={issueOf(save.error, `${PLACE}.${at}.code`)}
                  onChange={(event) => set(at, { code: event.currentTarget.value })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={`Remove number ${at + 1}`}
                  onClick={() => setNumbers((all) => all.filter((_, index) => index !== at))}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              </Group>
            ))}
          </Stack>
        )}
        <ErrorNotice error={restOf(save.error, fields)} />
        {isTest && (
          <Group justify="space-between">
            <Button
              variant="default"
              leftSection={<IconPlus size={16} />}
              disabled={numbers.length >= MOST}
              onClick={() => setNumbers((all) => [...all, { phone: '', code: '' }])}
            >
              Add number
            </Button>
            <Button type="submit" loading={save.isPending}>
              Save test numbers
            </Button>
          </Group>
        )}
      </Section>
    </form>
  );
}
