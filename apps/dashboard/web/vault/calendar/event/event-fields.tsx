import { Group, Select, SimpleGrid, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { ZONES } from '../times/zoned.js';
import { type EventDraft, withBegin } from './event-draft.js';
import { reminderChoices } from './reminder-choices.js';
import { RuleFields } from './rule-fields.js';

const STATUSES: readonly { readonly value: EventDraft['status']; readonly label: string }[] = [
  { value: 'confirmed', label: 'Takes place' },
  { value: 'tentative', label: 'May take place' },
  { value: 'cancelled', label: 'Cancelled' },
];

interface EventFieldsProps {
  readonly draft: EventDraft;
  /** Whether the rule can be changed: one instance has none of its own. */
  readonly hasRule: boolean;
  readonly onChange: (draft: EventDraft) => void;
}

/** All that is said of an event. */
export function EventFields({ draft, hasRule, onChange }: EventFieldsProps) {
  const set = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      <TextInput
        data-autofocus
        label="Title"
        maxLength={500}
        value={draft.summary}
        onChange={({ currentTarget }) => set({ summary: currentTarget.value })}
      />
      <Switch
        label="All day"
        checked={draft.isAllDay}
        onChange={({ currentTarget: { checked } }) => set({ isAllDay: checked, isFree: checked })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <Group grow gap="xs" align="flex-end">
          <TextInput
            type="date"
            label="Begins"
            value={draft.firstDay}
            onChange={({ currentTarget }) =>
              onChange(withBegin(draft, { firstDay: currentTarget.value }))
            }
          />
          {!draft.isAllDay && (
            <TextInput
              type="time"
              aria-label="Begins at"
              value={draft.firstTime}
              onChange={({ currentTarget }) =>
                onChange(withBegin(draft, { firstTime: currentTarget.value }))
              }
            />
          )}
        </Group>
        <Group grow gap="xs" align="flex-end">
          <TextInput
            type="date"
            label={draft.isAllDay ? 'Last day' : 'Ends'}
            value={draft.lastDay}
            onChange={({ currentTarget }) => set({ lastDay: currentTarget.value })}
          />
          {!draft.isAllDay && (
            <TextInput
              type="time"
              aria-label="Ends at"
              value={draft.lastTime}
              onChange={({ currentTarget }) => set({ lastTime: currentTarget.value })}
            />
          )}
        </Group>
      </SimpleGrid>
      {!draft.isAllDay && (
        <Select
          label="Time zone"
          searchable
          limit={60}
          allowDeselect={false}
          data={[...new Set([draft.zone, ...ZONES])]}
          value={draft.zone}
          onChange={(zone) => set({ zone: zone ?? draft.zone })}
        />
      )}
      {hasRule && <RuleFields rule={draft.rule} onChange={(rule) => set({ rule })} />}
      <Select
        label="Reminder"
        description="By mail, to whom the calendar names."
        allowDeselect={false}
        data={reminderChoices(draft.isAllDay, draft.reminder)}
        value={draft.reminder}
        onChange={(reminder) => set({ reminder: reminder ?? draft.reminder })}
      />
      <TextInput
        label="Place"
        maxLength={500}
        value={draft.location}
        onChange={({ currentTarget }) => set({ location: currentTarget.value })}
      />
      <TagsInput
        label="Who is invited"
        placeholder="E-mail address"
        maxTags={200}
        value={[...draft.attendees]}
        onChange={(attendees) => set({ attendees })}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={20_000}
        value={draft.description}
        onChange={({ currentTarget }) => set({ description: currentTarget.value })}
      />
      <Group grow align="flex-end" gap="sm">
        <Select
          label="Status"
          allowDeselect={false}
          data={STATUSES}
          value={draft.status}
          onChange={(to) =>
            set({ status: STATUSES.find(({ value }) => value === to)?.value ?? draft.status })
          }
        />
        <Switch
          label="The time stays free"
          mb={8}
          checked={draft.isFree}
          onChange={({ currentTarget }) => set({ isFree: currentTarget.checked })}
        />
      </Group>
    </>
  );
}
