import { Text } from '@mantine/core';
import { safeDocument } from './safe-document.js';
import './message.css';

interface ContentViewProps {
  readonly channel: string;
  readonly content: { readonly subject?: string; readonly text?: string; readonly html?: string };
}

/** What a recipient sees, as nearly as can be shown without asking anybody for anything. */
export function ContentView({ channel, content: { subject, text, html } }: ContentViewProps) {
  if (channel === 'email') {
    return (
      <>
        {subject !== undefined && <div className="mail-subject">{subject}</div>}
        {html === undefined ? (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }} className="wrap">
            {text}
          </Text>
        ) : (
          <iframe
            title="Preview of the mail"
            sandbox=""
            className="mail-frame"
            referrerPolicy="no-referrer"
            srcDoc={safeDocument(html)}
          />
        )}
      </>
    );
  }
  return (
    <div className="bubble">
      {subject !== undefined && <Text fw={600}>{subject}</Text>}
      {text}
    </div>
  );
}
