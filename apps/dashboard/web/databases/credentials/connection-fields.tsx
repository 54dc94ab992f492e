import { Stack, Text } from '@mantine/core';
import type { DatabaseConnection } from '../../api/shapes.js';
import { CodeBlock } from '../../ui/code-block.js';
import { CopyButton, CopyIcon } from '../../ui/copy-button.js';

/** Everything that a client needs, each value with a button that copies it. */
export function ConnectionFields({ connection }: { readonly connection: DatabaseConnection }) {
  const { url, pooled_url: pooled, ca, host, port, user, password, database } = connection;
  const fields = [
    ['Host', host],
    ['Port', String(port)],
    ['User', user],
    ['Password', password],
    ['Database', database],
  ] as const;
  return (
    <Stack gap="sm">
      <CodeBlock code={url} what="address" />
      {pooled !== null && (
        <div>
          <Text size="xs" c="dimmed">
            Through the connection pool:
          </Text>
          <CodeBlock code={pooled} what="address of the pool" />
        </div>
      )}
      <dl className="pair">
        {fields.map(([title, value]) => (
          <Field key={title} title={title} value={value} />
        ))}
      </dl>
      <div>
        <CopyButton text={ca} what="certificate" />
      </div>
    </Stack>
  );
}

function Field({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <span className="mono wrap">{value}</span> <CopyIcon text={value} what={title} />
      </dd>
    </>
  );
}
