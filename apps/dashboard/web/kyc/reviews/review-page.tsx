import { Anchor, Button, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { claimKycReview, kycReviewQuery } from '../../api/kyc.js';
import { sessionQuery } from '../../api/session.js';
import type { KycReviewDetail } from '../../api/shapes.js';
import { useProject } from '../../projects/use-project-slug.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { CheckTable } from '../check-table.js';
import { useKycChange } from '../use-kyc-change.js';
import { DecideForm } from './decide-form.js';
import { ImageViewer } from './image-viewer.js';
import { PersonCard } from './person-card.js';
import { ReviewFacts } from './review-facts.js';

/** One review: everything to decide it by, and the decision. */
export function ReviewPage() {
  const project = useProject();
  const id = useParams({ strict: false }).review ?? '';
  const review = useQuery(kycReviewQuery(project, id));
  return (
    <Page
      title="Review"
      text={
        <Anchor component={Link} to={`/projects/${project}/kyc`} size="sm">
          All reviews
        </Anchor>
      }
    >
      <Loaded query={review}>{(found) => <Review project={project} review={found} />}</Loaded>
    </Page>
  );
}

function Review({ project, review }: { project: string; review: KycReviewDetail }) {
  const { data: session } = useQuery(sessionQuery);
  const change = useKycChange(project);
  const isMine = review.status === 'claimed' && review.claimed_by === session?.account?.id;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Stack>
        <ImageViewer images={review.images} />
        <PersonCard person={review.person} />
      </Stack>
      <Stack>
        <ReviewFacts project={project} review={review} />
        {review.status === 'open' && (
          <Button
            loading={change.isPending}
            onClick={() => change.mutate(() => claimKycReview(project, review.id))}
          >
            Take in hand
          </Button>
        )}
        <ErrorNotice error={change.error} />
        {isMine && <DecideForm project={project} review={review} />}
        <CheckTable checks={review.results} />
      </Stack>
    </SimpleGrid>
  );
}
