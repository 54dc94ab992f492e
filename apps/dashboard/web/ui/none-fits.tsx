import { Text } from '@mantine/core';

/** Shown where a narrowed list has nothing. */
export function NoneFits({ children }: { readonly children: string }) {
  return (
    <Text className="card" p="lg" ta="center" size="sm" role="status">
      {children}
    </Text>
  );
}
