import { Radio, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { databaseSizesQuery } from '../api/databases.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { memoryText } from '../servers/size-text.js';
import { Loaded } from '../ui/loaded.js';

interface DatabaseSizeChoiceProps {
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (slug: string) => void;
}

/** The sizes that a dedicated database can have. */
export function DatabaseSizeChoice({ value, error, onChange }: DatabaseSizeChoiceProps) {
  const sizes = useQuery(databaseSizesQuery);
  return (
    <Loaded query={sizes} rows={1}>
      {(all) => (
        <Radio.Group aria-label="Size" value={value} onChange={onChange} error={error}>
          <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
            {all.map(({ slug, cpus, memory_mb: memoryMb, max_connections: connections }) => (
              <ChoiceCard
                key={slug}
                value={slug}
                title={slug}
                text={
                  <>
                    <div>
                      {cpus} {cpus === 1 ? 'processor' : 'processors'}
                    </div>
                    <div>{memoryText(memoryMb)} memory</div>
                    <div>{connections} connections</div>
                  </>
                }
              />
            ))}
          </SimpleGrid>
        </Radio.Group>
      )}
    </Loaded>
  );
}
