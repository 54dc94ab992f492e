import { SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productsQuery } from '../api/keys.js';
import type { WantedServer } from '../api/shapes.js';
import { CodeBlock } from '../ui/code-block.js';
import { cliCommand, curlCommand } from './create-commands.js';
import './servers.css';

interface CreateCommandsProps {
  readonly project: string;
  readonly wanted: WantedServer;
}

/** The form as a command, to keep in a script. */
export function CreateCommands({ project, wanted }: CreateCommandsProps) {
  const [form, setForm] = useState('cli');
  const { data: products } = useQuery(productsQuery(project));
  const baseUrl = products?.find(({ product }) => product === 'platform')?.base_url ?? '';
  const code = form === 'cli' ? cliCommand(project, wanted) : curlCommand(baseUrl, project, wanted);
  return (
    <Stack component="section" aria-label="As a command" className="card beside" p={18} gap="sm">
      <Title order={2}>As a command</Title>
      <SegmentedControl
        aria-label="Form of the command"
        fullWidth
        value={form}
        onChange={setForm}
        data={[
          { value: 'cli', label: 'skydeck' },
          { value: 'curl', label: 'curl' },
        ]}
      />
      <CodeBlock code={code} what={form === 'cli' ? 'skydeck command' : 'curl command'} />
      <Text size="xs" c="dimmed">
        Creates the same server from a terminal or a script.
      </Text>
    </Stack>
  );
}
