import { Radio, SimpleGrid } from '@mantine/core';
import type { Database } from '../api/shapes.js';
import { ChoiceCard } from '../ui/choice-card.js';
import { issueOf } from '../ui/issue-of.js';

type Plan = Database['plan'];

interface PlanChoiceProps {
  readonly value: Plan;
  readonly onChange: (plan: Plan) => void;
  readonly error: Error | null;
}

/** Whether a new database has a server of its own. */
export function PlanChoice({ value, onChange, error }: PlanChoiceProps) {
  return (
    <Radio.Group aria-label="Plan" value={value} error={issueOf(error, 'plan')} onChange={onChange}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <ChoiceCard
          value="shared"
          title="Shared"
          text="In a server with others, walled off from them. There within a second."
        />
        <ChoiceCard
          value="dedicated"
          title="Dedicated"
          text="A server of its own, with processors and memory of its own, and a way back to any second."
        />
      </SimpleGrid>
    </Radio.Group>
  );
}
