import { Radio, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { ChoiceCard } from '../../ui/choice-card.js';
import { Section } from '../../ui/section.js';
import type { DatabaseTabProps } from '../database-tab.js';
import { ForkFields } from './fork-fields.js';
import { RestoreFields } from './restore-fields.js';

/** The ways back to what a database held: into another one, or in place. */
export function GoBackCard({ project, database }: DatabaseTabProps) {
  const [into, setInto] = useState<'fork' | 'place'>('fork');
  const Fields = into === 'fork' ? ForkFields : RestoreFields;
  return (
    <Section title="Fork or restore" text="What it holds, or held, in a new place or in its own.">
      <Radio.Group aria-label="Where to" value={into} onChange={setInto}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <ChoiceCard
            value="fork"
            title="Into another database"
            text="A fork with the same data, to try something or to fetch back what was lost. This one is not touched."
          />
          <ChoiceCard
            value="place"
            title="In place"
            isDisabled={database.protected}
            text={
              database.protected
                ? 'This database is protected. Take its protection off in the settings first.'
                : 'This database is put back. Address, users and passwords stay; it is away meanwhile.'
            }
          />
        </SimpleGrid>
      </Radio.Group>
      <Fields project={project} database={database} />
    </Section>
  );
}
