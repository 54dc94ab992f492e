import { Button, Center, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <Center component="main" mih="60vh" p="md">
      <Stack align="center" gap="xs">
        <Title order={1}>There is nothing here</Title>
        <Text c="dimmed" size="sm">
          The address is wrong, or what it showed was deleted.
        </Text>
        <Button component={Link} to="/" mt="sm">
          Go to your projects
        </Button>
      </Stack>
    </Center>
  );
}
