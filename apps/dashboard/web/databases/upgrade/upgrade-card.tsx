import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Section } from '../../ui/section.js';
import { engineText } from '../database-state.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { useNewerVersions } from './newer-versions.js';
import { UpgradeForm } from './upgrade-form.js';

/** Newer major versions of a database, and how it gets to one. */
export function UpgradeCard({ project, database }: DatabaseTabProps) {
  const { engine, version, plan, name } = database;
  const newer = useNewerVersions(engine, version);
  const canUpgrade = plan === 'dedicated' && engine === 'postgres';
  return (
    <Section title="Upgrade" text={`It runs with ${engineText(database)}.`}>
      {newer.length === 0 && (
        <Text size="sm" c="dimmed">
          That is the newest version here.
        </Text>
      )}
      {newer.length > 0 && !canUpgrade && (
        <Text size="sm">
          {plan === 'shared'
            ? 'Others share its server, so it stays with its version. '
            : 'It is not upgraded in place. '}
          <Anchor
            component={Link}
            to={`/projects/${project}/database/${name}?tab=backups`}
            underline="always"
          >
            Fork it
          </Anchor>{' '}
          into a newer one, and attach your apps to the fork.
        </Text>
      )}
      {newer.length > 0 && canUpgrade && (
        <UpgradeForm key={version} project={project} database={database} newer={newer} />
      )}
    </Section>
  );
}
