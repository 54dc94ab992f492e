import { Anchor, Group, Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { releaseDiffQuery } from '../api/releases.js';
import type { Release } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { commitsUrl } from './commits-url.js';
import { DiffTable } from './diff-table.js';
import { useMakers } from './use-makers.js';

/** Numbers of two releases. */
export interface Pair {
  readonly from: number;
  readonly to: number;
}

interface DiffCardProps extends AppTabProps {
  readonly releases: readonly Release[];
  readonly pair: Pair;
  readonly onPair: (pair: Pair) => void;
}

/** What differs between any two releases; of variables only their names. */
export function DiffCard({ project, app, releases, pair, onPair }: DiffCardProps) {
  const older = Math.min(pair.from, pair.to);
  const newer = Math.max(pair.from, pair.to);
  const { messages } = useMakers({ project, app });
  const diff = useQuery({
    ...releaseDiffQuery({ project, app: app.name }, newer, older),
    enabled: older !== newer,
  });
  const choices = releases.map((release) => ({
    value: String(release.number),
    label: `#${release.number} ${release.commit_sha.slice(0, 7)}${release.is_current ? ' (live)' : ''}`,
  }));
  const select = (label: string, side: keyof Pair) => (
    <Select
      label={label}
      w={190}
      allowDeselect={false}
      data={choices}
      value={String(pair[side])}
      onChange={(value) => onPair({ ...pair, [side]: Number(value) })}
    />
  );
  const commitOf = (number: number) => releases.find((one) => one.number === number)?.commit_sha;
  const link = commitsUrl(app.repo, commitOf(older), commitOf(newer));
  return (
    <Section title="Compare releases" text="Values of variables are never shown.">
      <Group gap="sm" align="flex-end">
        {select('From', 'from')}
        {select('To', 'to')}
        {link && (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm" pb={8}>
            Commits between them
          </Anchor>
        )}
      </Group>
      {older === newer ? (
        <Text size="sm" c="dimmed">
          Choose two different releases.
        </Text>
      ) : (
        <Loaded query={diff} rows={2}>
          {(found) => <DiffTable diff={found} isBack={pair.from > pair.to} messages={messages} />}
        </Loaded>
      )}
    </Section>
  );
}
