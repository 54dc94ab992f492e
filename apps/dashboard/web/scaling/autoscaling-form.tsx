import { Button, Group, NumberInput, SimpleGrid, Switch, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type AppRef, appKey } from '../api/apps.js';
import { autoscalingQuery, changeAutoscaling } from '../api/autoscaling.js';
import type { Autoscaling } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';
import { Section } from '../ui/section.js';
import { AutoscalingState } from './autoscaling-state.js';
import { type Field, LIMITS, TARGETS } from './autoscaling-fields.js';

interface AutoscalingFormProps {
  readonly at: AppRef;
  readonly policy: Autoscaling;
}

const ALL = [...LIMITS, ...TARGETS];

/** Has an app scaled by its load, or lets it sleep. */
export function AutoscalingForm({ at, policy }: AutoscalingFormProps) {
  const [isOn, setOn] = useState(policy.enabled);
  const [wanted, setWanted] = useState(() =>
    Object.fromEntries(ALL.map(({ name }) => [name, policy[name]])),
  );
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: () => changeAutoscaling(at, { enabled: isOn, ...wanted }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(autoscalingQuery(at).queryKey, changed);
      notifications.show({ message: 'Saved.' });
      await queryClient.invalidateQueries({ queryKey: appKey(at) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  const input = ({ name, label, text, suffix, min, max }: Field) => (
    <NumberInput
      hideControls
      key={name}
      label={label}
      description={text}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      suffix={suffix}
      placeholder="not looked at"
      min={min}
      max={max}
      allowDecimal={false}
      value={wanted[name] ?? ''}
      error={issueOf(save.error, name)}
      onChange={(value) =>
        setWanted((all) => ({ ...all, [name]: value === '' ? null : Number(value) }))
      }
    />
  );
  return (
    <form onSubmit={submit}>
      <Section
        title="Autoscaling"
        text="Replicas come and go by what is measured. With a fewest of 0 the app sleeps when nobody asks, and wakes with the next request."
      >
        <Switch
          label="Scale by itself"
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
        />
        {policy.enabled && <AutoscalingState policy={policy} />}
        {isOn && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
              {LIMITS.map(input)}
            </SimpleGrid>
            <Text size="sm" fw={600}>
              What is aimed at
            </Text>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {TARGETS.map(input)}
            </SimpleGrid>
          </>
        )}
        <ErrorNotice
          error={restOf(
            save.error,
            ALL.map(({ name }) => name),
          )}
        />
        <Group justify="flex-end">
          <Button
            type="submit"
            variant="default"
            aria-label="Save autoscaling"
            loading={save.isPending}
          >
            Save
          </Button>
        </Group>
      </Section>
    </form>
  );
}
