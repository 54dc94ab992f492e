import { Radio, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServerSize } from '../api/shapes.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { memoryText, processorText } from './size-text.js';

interface SizeChoiceProps {
  readonly sizes: readonly ServerSize[];
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (slug: string) => void;
  /** Why a size cannot be chosen; undefined where it can. */
  readonly refusalOf?: (size: ServerSize) => string | undefined;
}

/** The sizes that fit on the machine, with their figures. */
export function SizeChoice({ sizes, value, error, onChange, refusalOf }: SizeChoiceProps) {
  return (
    <Radio.Group aria-label="Size" value={value} onChange={onChange} error={error}>
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="sm">
        {sizes.map((size) => {
          const refusal = refusalOf?.(size);
          return (
            <ChoiceCard
              key={size.slug}
              value={size.slug}
              title={size.slug}
              isDisabled={refusal !== undefined}
              text={
                <>
                  <div>{processorText(size)}</div>
                  <div>{memoryText(size.memory_mb)} memory</div>
                  <div>{size.disk_gb} GB disk</div>
                  {refusal && <div>{refusal}</div>}
                </>
              }
            />
          );
        })}
      </SimpleGrid>
    </Radio.Group>
  );
}
