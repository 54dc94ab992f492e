import { Button, Group } from '@mantine/core';

interface MoreButtonProps {
  /** What it says. */
  readonly label?: string;
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => unknown;
  };
}

/** Reads the page of a list that follows. */
export function MoreButton({ query, label = 'Show older' }: MoreButtonProps) {
  if (!query.hasNextPage) return null;
  return (
    <Group justify="center">
      <Button
        variant="default"
        loading={query.isFetchingNextPage}
        onClick={() => void query.fetchNextPage()}
      >
        {label}
      </Button>
    </Group>
  );
}
