import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CONVERSATION_SIZE, conversationQuery, type InboundMessage } from '../../api/inbound.js';
import { Loaded } from '../../ui/loaded.js';
import { Section } from '../../ui/section.js';
import { Status } from '../../ui/status.js';
import { Time } from '../../ui/time.js';
import { type Said, saidIn } from './conversation.js';
import './conversation.css';

interface ConversationCardProps {
  readonly project: string;
  readonly message: InboundMessage;
}

/** What was said with somebody on a channel: their side on the left, the project's on the right. */
export function ConversationCard({ project, message }: ConversationCardProps) {
  const { channel, from } = message;
  const conversation = useQuery(conversationQuery(project, channel, from));
  return (
    <Section title="Conversation" text={`The last messages with ${from}, oldest first.`}>
      <Loaded query={conversation}>
        {(found) => (
          <ol className="conversation">
            {saidIn(found, CONVERSATION_SIZE).map((said) => (
              <Turn key={said.id} project={project} said={said} />
            ))}
          </ol>
        )}
      </Loaded>
    </Section>
  );
}

interface TurnProps {
  readonly project: string;
  readonly said: Said;
}

function Turn({ project, said: { id, at, text, status } }: TurnProps) {
  const isOurs = status !== null;
  return (
    <li className="turn" data-ours={isOurs || undefined}>
      {isOurs ? (
        <Link
          to="/projects/$project/messages/$message"
          params={{ project, message: id }}
          className="turn-text"
        >
          {text}
        </Link>
      ) : (
        <Link
          to="/projects/$project/messages/inbound/$inbound"
          params={{ project, inbound: id }}
          className="turn-text"
        >
          {text}
        </Link>
      )}
      <Text size="xs" c="dimmed" component="div" className="turn-about">
        <span>{isOurs ? 'You' : 'They'}</span>
        <Time at={at} />
        {isOurs && <Status value={status} />}
      </Text>
    </li>
  );
}
