import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { inboundMessageQuery } from '../../api/inbound.js';
import { BackLink } from '../../messages/back-link.js';
import { useProject } from '../../projects/use-project-slug.js';
import { Loaded } from '../../ui/loaded.js';
import { Page } from '../../ui/page.js';
import { whoOf } from '../inbound-words.js';
import { useInboundNews } from '../use-inbound-news.js';
import { ConversationCard } from './conversation-card.js';
import { InboundFacts } from './inbound-facts.js';
import { MailCard } from './mail-card.js';
import { RawCard } from './raw-card.js';
import { ReplyButton } from './reply-button.js';
import { SaidCard } from './said-card.js';
import '../../messages/message/message.css';

/** What somebody sent: what it says, its files, and what else was said with them. */
export function InboundMessagePage() {
  const project = useProject();
  const id = useParams({ strict: false }).inbound ?? '';
  const message = useQuery(inboundMessageQuery(project, id));
  useInboundNews(project);
  return (
    <Page
      title={message.data ? `From ${whoOf(message.data)}` : 'Inbound message'}
      of="Messages"
      text={
        <BackLink project={project} tab="inbound">
          All inbound messages
        </BackLink>
      }
      actions={message.data && <ReplyButton project={project} message={message.data} />}
    >
      <Loaded query={message}>
        {(found) => (
          <div className="message-parts">
            <Stack>
              {found.channel === 'email' ? (
                <MailCard project={project} message={found} />
              ) : (
                <SaidCard project={project} message={found} />
              )}
              <ConversationCard project={project} message={found} />
            </Stack>
            <Stack>
              <InboundFacts project={project} message={found} />
              <RawCard raw={found.raw} />
            </Stack>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
