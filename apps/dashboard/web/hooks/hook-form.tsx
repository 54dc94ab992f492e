import { Button, Group, NumberInput, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeHook, hookQuery } from '../api/app-sources.js';
import type { AppRef } from '../api/apps.js';
import type { AppHook } from '../api/shapes.js';
import { WordsInput } from '../servers/words-input.js';
import { ErrorNotice } from '../ui/error-notice.js';

interface HookFormProps {
  readonly at: AppRef;
  readonly hook: AppHook;
}

const SHORTEST_S = 30;

/** Which pushes are deployed. */
export function HookForm({ at, hook }: HookFormProps) {
  const [isOn, setOn] = useState(hook.auto_deploy);
  const [branches, setBranches] = useState(hook.branches);
  const [paths, setPaths] = useState(hook.paths);
  const [pollS, setPollS] = useState<number | null>(hook.poll_interval_s);
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () =>
      changeHook(at, { auto_deploy: isOn, branches, paths, poll_interval_s: pollS }),
    onSuccess: async () => {
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries(hookQuery(at));
    },
  });
  return (
    <Stack gap="sm">
      <Switch
        label="Deploy pushes"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <WordsInput
        label="Branches"
        description="Such as release/*; the app’s own branch when empty."
        value={branches}
        onChange={setBranches}
      />
      <WordsInput
        label="Paths"
        description="A push must change one of these, such as apps/web/**; anything when empty."
        value={paths}
        onChange={setPaths}
      />
      <NumberInput
        hideControls
        label="Look every"
        description="For hosts that deliver nothing; never when empty."
        suffix=" s"
        min={SHORTEST_S}
        max={86_400}
        allowDecimal={false}
        value={pollS ?? ''}
        onChange={(value) => setPollS(Number(value) || null)}
      />
      <ErrorNotice error={save.error} />
      <Group justify="flex-end">
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          Save hook
        </Button>
      </Group>
    </Stack>
  );
}
