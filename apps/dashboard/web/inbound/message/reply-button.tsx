import { Button, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inboundMailQuery, type InboundMessage, windowQuery } from '../../api/inbound.js';
import { SendDialog } from '../../messages/send/send-dialog.js';
import { Time } from '../../ui/time.js';

interface ReplyButtonProps {
  readonly project: string;
  readonly message: InboundMessage;
}

/** Answers whoever wrote, on the channel that they wrote on. */
export function ReplyButton({ project, message }: ReplyButtonProps) {
  const [isReplying, setReplying] = useState(false);
  const { id, channel, from: to } = message;
  const mail = useQuery({ ...inboundMailQuery(project, id), enabled: channel === 'email' });
  const subject = mail.data ? `Re: ${mail.data.subject.replace(/^(re: *)+/i, '')}` : '';
  return (
    <>
      {channel === 'whatsapp' && <WindowNote project={project} message={message} />}
      <Button leftSection={<IconArrowBackUp size={16} />} onClick={() => setReplying(true)}>
        Reply
      </Button>
      {isReplying && (
        <SendDialog
          project={project}
          draft={{ channel, to, subject }}
          onClose={() => setReplying(false)}
        />
      )}
    </>
  );
}

/** Says until when WhatsApp takes an answer that is no template. */
function WindowNote({ project, message }: ReplyButtonProps) {
  const window = useQuery(windowQuery(project, message.to, message.from));
  if (window.data === undefined) return null;
  if (!window.data?.is_open) {
    return (
      <Text size="sm" c="dimmed">
        The window is closed: WhatsApp takes templates only
      </Text>
    );
  }
  return (
    <Text size="sm" c="dimmed" component="div">
      The window closes <Time at={window.data.closes_at} />
    </Text>
  );
}
