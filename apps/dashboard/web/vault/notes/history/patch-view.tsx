import { Text } from '@mantine/core';
import type { NoteDiff } from '../../../api/vault-note-revisions.js';

const KINDS: Readonly<Record<string, string>> = { '+': 'added', '-': 'removed', '@': 'place' };

/** What changed, line by line. */
export function PatchView({ diff }: { readonly diff: NoteDiff }) {
  const { from_title: before, to_title: after, patch } = diff;
  // The first two lines name files that there are not.
  const lines = patch.split('\n').filter((line) => !/^(?:---|\+\+\+|={3,}|Index:|\\ )/.test(line));
  return (
    <>
      {before !== after && (
        <Text size="sm" className="wrap">
          Title: <del>{before || 'Untitled'}</del> <ins>{after || 'Untitled'}</ins>
        </Text>
      )}
      {diff.added_lines + diff.removed_lines === 0 ? (
        <Text size="sm" c="dimmed">
          The text is the same.
        </Text>
      ) : (
        <pre className="code-block note-patch" tabIndex={0} aria-label="What changed">
          {lines.map((line, at) => (
            <span key={at} data-kind={KINDS[line.charAt(0)]}>
              {line || ' '}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </>
  );
}
