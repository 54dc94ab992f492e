import { Link } from '@tanstack/react-router';
import type { KycReviewDetail } from '../../api/shapes.js';
import { Section } from '../../ui/section.js';
import { Time } from '../../ui/time.js';
import { KycStatus } from '../kyc-status.js';
import { kycText } from '../kyc-text.js';

interface ReviewFactsProps {
  readonly project: string;
  readonly review: KycReviewDetail;
}

export function ReviewFacts({ project, review }: ReviewFactsProps) {
  const { session } = review;
  return (
    <Section title="Verification">
      <dl className="pair">
        <dt>Review</dt>
        <dd>
          <KycStatus value={review.status} />
        </dd>
        <dt>Verification</dt>
        <dd>
          <KycStatus value={session.status} />
        </dd>
        <dt>Person</dt>
        <dd>
          <Link
            to="/projects/$project/kyc/sessions/$session"
            params={{ project, session: session.id }}
            className="row-link"
          >
            {session.external_reference ?? session.user_id}
          </Link>
        </dd>
        <dt>Document</dt>
        <dd>{session.document_type ? kycText(session.document_type) : '–'}</dd>
        <dt>Have to agree</dt>
        <dd>{session.reviewers === 1 ? 'one reviewer' : `${session.reviewers} reviewers`}</dd>
        <dt>Waits since</dt>
        <dd>
          <Time at={review.created_at} />
        </dd>
        {review.decision && (
          <>
            <dt>Decision</dt>
            <dd>{[kycText(review.decision), ...review.reasons.map(kycText)].join(', ')}</dd>
            <dt>To the person</dt>
            <dd>{review.comment ?? '–'}</dd>
            <dt>To reviewers</dt>
            <dd>{review.internal_comment ?? '–'}</dd>
          </>
        )}
      </dl>
    </Section>
  );
}
