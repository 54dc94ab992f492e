import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sshKeysQuery } from '../api/ssh-keys.js';
import { Loaded } from '../ui/loaded.js';
import { SshKeyForm } from './ssh-key-form.js';

interface SshKeyChoiceProps {
  readonly project: string;
  readonly value: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

/** Who may log in: keys of the project, and one more to paste. */
export function SshKeyChoice({ project, value, onChange }: SshKeyChoiceProps) {
  const keys = useQuery(sshKeysQuery(project));
  const [isAdding, setAdding] = useState(false);
  return (
    <Loaded query={keys} rows={1}>
      {(all) => (
        <Stack gap="sm">
          {all.length > 0 && (
            <Checkbox.Group
              aria-label="SSH keys"
              value={[...value]}
              onChange={(names) => onChange(names)}
            >
              <Stack gap={8}>
                {all.map(({ id, name, fingerprint }) => (
                  <Checkbox
                    key={id}
                    value={name}
                    label={name}
                    description={<span className="mono wrap">{fingerprint}</span>}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          {all.length === 0 && !isAdding && (
            <Alert variant="default" icon={<IconKey size={18} />} p="sm">
              <Text size="sm">
                Without a key nobody can log in by SSH; the console in the dashboard still works.
              </Text>
            </Alert>
          )}
          {isAdding ? (
            <SshKeyForm
              project={project}
              onCancel={() => setAdding(false)}
              onAdded={({ name }) => {
                setAdding(false);
                onChange([...value, name]);
              }}
            />
          ) : (
            <Group>
              <Button
                variant="default"
                leftSection={<IconPlus size={16} />}
                onClick={() => setAdding(true)}
              >
                Add a key
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
