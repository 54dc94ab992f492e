import { Switch, Text, Tooltip } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { chooseMode, useMode } from './mode.js';

/** Shows what test keys do in the place of what is real. */
export function ModeSwitch() {
  const mode = useMode();
  const queryClient = useQueryClient();
  const change = (isTest: boolean) => {
    chooseMode(isTest ? 'test' : 'live');
    queryClient.removeQueries({ queryKey: ['project'] });
  };
  return (
    <Tooltip label="Messages, events and webhooks of test keys. Apps are always live." multiline>
      <Switch
        size="sm"
        color="yellow"
        label={
          <Text span size="sm" visibleFrom="sm">
            Test
          </Text>
        }
        aria-label="Test mode"
        checked={mode === 'test'}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </Tooltip>
  );
}
