import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { messageQuery, messagesKey } from '../../api/message-log.js';
import { channelName, previewOf } from '../../outbox/message-text.js';
import { useProject } from '../../projects/use-project-slug.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { BackLink } from '../back-link.js';
import { useMessageNews } from '../use-message-news.js';
import { CancelButton } from './cancel-button.js';
import { ContentCard } from './content-card.js';
import { MessageFacts } from './message-facts.js';
import { TimelineCard } from './timeline-card.js';
import './message.css';

/** One message: what it says, and everything that became of it. */
export function MessagePage() {
  const project = useProject();
  const id = useParams({ strict: false }).message ?? '';
  const message = useQuery(messageQuery(project, id));
  useMessageNews(project, [...messagesKey(project), id]);
  return (
    <Page
      title={message.data ? previewOf(message.data) : 'Message'}
      of="Messages"
      text={
        <Group gap="xs">
          <BackLink project={project}>All messages</BackLink>
          {message.data && (
            <span>
              {channelName(message.data.channel)} to {message.data.to}
            </span>
          )}
        </Group>
      }
      actions={message.data && <CancelButton project={project} message={message.data} />}
    >
      <Loaded query={message}>
        {(found) => (
          <div className="message-parts">
            <Stack>
              <ContentCard message={found} />
              <MessageFacts project={project} message={found} />
            </Stack>
            <TimelineCard project={project} message={found} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
