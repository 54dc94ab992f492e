import { Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { batchQuery, type MessageBatch } from '../api/message-batches.js';
import { messagesKey, messagesQuery } from '../api/message-log.js';
import { BackLink } from '../messages/back-link.js';
import { MessageTable } from '../messages/list/message-table.js';
import { useMessageNews } from '../messages/use-message-news.js';
import { useProject } from '../projects/use-project-slug.js';
import { MoreButton } from '../sources/more-button.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Section } from '../ui/section.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';
import { countsText } from './batch-words.js';
import { CancelBatchButton } from './cancel-batch-button.js';

/** One batch: how far it is, what was wrong with it, and its messages. */
export function BatchPage() {
  const project = useProject();
  const id = useParams({ strict: false }).batch ?? '';
  const batch = useQuery(batchQuery(project, id));
  const messages = useInfiniteQuery(messagesQuery(project, { batch_id: id }));
  useMessageNews(project, messagesKey(project));
  return (
    <Page
      title={batch.data?.name ?? 'Batch'}
      of="Messages"
      text={
        <BackLink project={project} tab="batches">
          All batches
        </BackLink>
      }
      actions={batch.data && <CancelBatchButton project={project} batch={batch.data} />}
    >
      <Loaded query={batch}>{(found) => <Facts batch={found} />}</Loaded>
      <Stack>
        <Loaded query={messages}>
          {(items) => <MessageTable project={project} messages={items} />}
        </Loaded>
        <MoreButton query={messages} />
      </Stack>
    </Page>
  );
}

function Facts({ batch }: { readonly batch: MessageBatch }) {
  return (
    <Section title="Progress" text={<Status value={batch.status} />}>
      <dl className="pair">
        <dt>Messages</dt>
        <dd>{countsText(batch)}</dd>
        <dt>Accepted</dt>
        <dd>
          <Time at={batch.created_at} />
        </dd>
        {batch.canceled_at && (
          <>
            <dt>Called off</dt>
            <dd>
              <Time at={batch.canceled_at} />
            </dd>
          </>
        )}
      </dl>
      <Wrong errors={batch.errors} />
    </Section>
  );
}

const MOST_SHOWN = 20;

/** What was not accepted, the first lines of it. */
function Wrong({ errors }: Pick<MessageBatch, 'errors'>) {
  if (errors.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500}>
        Not accepted
      </Text>
      {errors.slice(0, MOST_SHOWN).map(({ line, errors: [first] }) => (
        <Text key={line} size="sm" c="dimmed" className="wrap">
          Line {line}: {first?.location} {first?.message}
        </Text>
      ))}
      {errors.length > MOST_SHOWN && (
        <Text size="sm" c="dimmed">
          {errors.length - MOST_SHOWN} more, as `skydeck batch show` lists them
        </Text>
      )}
    </div>
  );
}
