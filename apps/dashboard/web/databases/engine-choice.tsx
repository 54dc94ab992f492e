import { Radio, Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { databaseEnginesQuery } from '../api/databases.js';
import type { Database } from '../api/shapes.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { issueOf } from '../ui/issue-of.js';
import { engineText } from './database-state.js';

type Engine = Database['engine'];

interface EngineChoiceProps {
  readonly value: Engine;
  readonly onChange: (engine: Engine) => void;
  /** Undefined for the usual one. */
  readonly version: number | undefined;
  readonly onVersion: (version: number | undefined) => void;
  readonly error: Error | null;
}

/** What a new database is made with, and which version of it. */
export function EngineChoice(props: EngineChoiceProps) {
  const { value, onChange, version, onVersion, error } = props;
  const engines = useQuery(databaseEnginesQuery);
  const found = engines.data?.find(({ engine }) => engine === value);
  const versions = found?.versions ?? [];
  return (
    <>
      <Radio.Group
        aria-label="Engine"
        value={value}
        error={issueOf(error, 'engine')}
        onChange={(engine) => {
          onVersion(undefined);
          onChange(engine);
        }}
      >
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <ChoiceCard
            value="postgres"
            title="PostgreSQL"
            text="Tables, transactions and extensions. What most apps want."
          />
          <ChoiceCard
            value="valkey"
            title="Valkey"
            text="Keys and values in memory, as Redis has them: caches, queues, sessions."
          />
        </SimpleGrid>
      </Radio.Group>
      <Select
        label="Version"
        w={220}
        allowDeselect={false}
        disabled={versions.length === 0}
        placeholder={engines.data ? 'not to be had here' : undefined}
        data={versions.map((major) => ({
          value: String(major),
          label: engineText({ engine: value, version: major }),
        }))}
        value={String(version ?? versions[0] ?? '')}
        error={issueOf(error, 'version')}
        onChange={(major) => onVersion(major === null ? undefined : Number(major))}
      />
    </>
  );
}
