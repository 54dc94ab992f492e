import { Switch, Textarea } from '@mantine/core';
import { useState } from 'react';
import { WordsInput } from '../servers/words-input.js';
import { PartForm } from './part-form.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';

const LONGEST = 1000;

/** Closes the app for work. */
export function MaintenanceForm(props: RulesPartProps) {
  const { maintenance } = props.rules;
  const [isOn, setOn] = useState(maintenance?.enabled ?? false);
  const [message, setMessage] = useState(maintenance?.message ?? '');
  const [allow, setAllow] = useState(maintenance?.allow ?? []);
  const saving = useRulesChange(props);
  return (
    <PartForm
      title="Maintenance"
      text="Visitors are told that the app is closed for work (503). It goes on running."
      saving={saving}
      change={() => ({
        maintenance: { enabled: isOn, allow, ...(message.trim() === '' ? {} : { message }) },
      })}
    >
      <Switch
        label="Closed for work"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {isOn && (
        <>
          <Textarea
            label="What visitors are told"
            placeholder="We will be back soon."
            maxLength={LONGEST}
            autosize
            minRows={2}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <WordsInput
            label="Come in all the same"
            description="Addresses or networks, such as your own."
            value={allow}
            onChange={setAllow}
          />
        </>
      )}
    </PartForm>
  );
}
