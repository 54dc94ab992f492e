import {
  Alert,
  Button,
  Group,
  MultiSelect,
  SegmentedControl,
  Stack,
  Textarea,
} from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { decideKycReview, releaseKycReview } from '../../api/kyc.js';
import type { KycDecision, KycReviewDetail } from '../../api/shapes.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { Section } from '../../ui/section.js';
import { kycText } from '../kyc-text.js';
import { useKycChange } from '../use-kyc-change.js';
import { REASON_CHOICES, reasonsIn } from './reasons.js';

const DECISIONS = ['approve', 'decline', 'retry'] as const;
const FIELDS = ['reasons'];

interface DecideFormProps {
  readonly project: string;
  readonly review: KycReviewDetail;
}

/** Decides a review that one has in hand. */
export function DecideForm({ project, review }: DecideFormProps) {
  const [decision, setDecision] = useState<KycDecision['decision']>(review.confirms ?? 'approve');
  const [reasons, setReasons] = useState<string[]>([]);
  const [comment, setComment] = useState('');
  const [internal, setInternal] = useState('');
  const change = useKycChange(project);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      decision,
      reasons: decision === 'approve' ? [] : reasonsIn(reasons),
      ...(comment.trim() ? { comment: comment.trim() } : {}),
      ...(internal.trim() ? { internal_comment: internal.trim() } : {}),
    };
    if (!change.isPending) change.mutate(() => decideKycReview(project, review, body));
  };
  return (
    <form onSubmit={submit}>
      <Section title="Decision">
        {review.confirms && (
          <Alert variant="light" styles={{ message: { color: 'var(--mantine-color-text)' } }}>
            The reviewer before you chose “{kycText(review.confirms)}”. You have to agree for it to
            hold.
          </Alert>
        )}
        <Stack gap="sm">
          <SegmentedControl
            aria-label="Decision"
            value={decision}
            onChange={(value) => setDecision(value)}
            data={DECISIONS.map((value) => ({ value, label: kycText(value) }))}
          />
          {decision !== 'approve' && (
            <MultiSelect
              label="Reasons"
              searchable
              data={[...REASON_CHOICES]}
              value={reasons}
              error={issueOf(change.error, 'reasons')}
              onChange={setReasons}
            />
          )}
          <Textarea
            label="Comment for the person"
            autosize
            minRows={2}
            maxLength={2000}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Textarea
            label="Comment for reviewers"
            autosize
            minRows={2}
            maxLength={2000}
            value={internal}
            onChange={(event) => setInternal(event.currentTarget.value)}
          />
          <ErrorNotice error={restOf(change.error, FIELDS)} />
          <Group justify="flex-end">
            <Button
              variant="default"
              disabled={change.isPending}
              onClick={() => change.mutate(() => releaseKycReview(project, review.id))}
            >
              Give back
            </Button>
            <Button type="submit" loading={change.isPending}>
              Decide
            </Button>
          </Group>
        </Stack>
      </Section>
    </form>
  );
}
