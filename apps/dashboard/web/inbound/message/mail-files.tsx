import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { InboundMail } from '../../api/inbound.js';
import { bytesText } from '../../ui/bytes-text.js';

interface FileProps {
  readonly name: string;
  readonly about: string;
  readonly url: string;
}

/** The files of a mail, and the mail as it came. */
export function MailFiles({ mail }: { readonly mail: InboundMail }) {
  return (
    <Stack gap="xs" component="ul" className="file-list" aria-label="Files">
      {mail.attachments.map(({ filename, content_type: type, size_bytes: bytes, url }, index) => (
        <File
          key={index}
          name={filename ?? `File ${index + 1}`}
          about={`${type}, ${bytesText(bytes)}`}
          url={url}
        />
      ))}
      <File
        name="The mail as it came"
        about={`message/rfc822, ${bytesText(mail.size_bytes)}`}
        url={mail.raw_url}
      />
    </Stack>
  );
}

/** Whatever a stranger sent is saved and not shown. */
function File({ name, about, url }: FileProps) {
  return (
    <Group component="li" justify="space-between" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text size="sm" className="wrap">
          {name}
        </Text>
        <Text size="xs" c="dimmed" className="wrap">
          {about}
        </Text>
      </div>
      <Button
        component="a"
        href={url}
        download
        rel="noreferrer"
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} />}
        aria-label={`Download ${name}`}
      >
        Download
      </Button>
    </Group>
  );
}
