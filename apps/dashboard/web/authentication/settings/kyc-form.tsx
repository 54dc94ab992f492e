import { Button, Group, NumberInput, Select } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { AuthSettings } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { useSettingsChange } from './use-settings-change.js';

const DAYS = 'kyc.retention_days';
const REVIEWERS = [
  { value: '1', label: 'One reviewer decides' },
  { value: '2', label: 'Two reviewers have to agree' },
];

interface KycFormProps {
  readonly project: string;
  readonly kyc: AuthSettings['kyc'];
}

/** How identities are verified. */
export function KycForm({ project, kyc }: KycFormProps) {
  const [days, setDays] = useState(kyc.retention_days);
  const [reviewers, setReviewers] = useState<AuthSettings['kyc']['reviewers']>(kyc.reviewers);
  const save = useSettingsChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ kyc: { retention_days: days, reviewers } });
  };
  return (
    <form onSubmit={submit}>
      <Section title="Identity checks" text="For verifications that begin from now on.">
        <Select
          label="Reviews"
          maw={320}
          allowDeselect={false}
          data={REVIEWERS}
          value={String(reviewers)}
          onChange={(value) => setReviewers(value === '2' ? 2 : 1)}
        />
        <NumberInput
          hideControls
          label="Personal data is deleted after days"
          maw={320}
          allowDecimal={false}
          value={days}
          error={issueOf(save.error, DAYS)}
          onChange={(value) => setDays(Number(value) || kyc.retention_days)}
        />
        <ErrorNotice error={restOf(save.error, [DAYS])} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            Save identity checks
          </Button>
        </Group>
      </Section>
    </form>
  );
}
