import { useState } from 'react';
import { WordsInput } from '../servers/words-input.js';
import { PartForm } from './part-form.js';
import { type RulesPartProps, useRulesChange } from './rules-part.js';

const orNull = (list: string[]) => (list.length === 0 ? null : list);

/** Networks that come in, and those that stay out. */
export function IpForm(props: RulesPartProps) {
  const [allow, setAllow] = useState(props.rules.ip_allow ?? []);
  const [deny, setDeny] = useState(props.rules.ip_deny ?? []);
  const saving = useRulesChange(props);
  return (
    <PartForm
      title="IP rules"
      text="Addresses, or networks such as 192.0.2.0/24. Enter adds one."
      saving={saving}
      change={() => ({ ip_allow: orNull(allow), ip_deny: orNull(deny) })}
    >
      <WordsInput
        label="Only these come in"
        description="Everybody when empty."
        value={allow}
        onChange={setAllow}
      />
      <WordsInput
        label="These stay out"
        description="Also when allowed above."
        value={deny}
        onChange={setDeny}
      />
    </PartForm>
  );
}
