import { Button, Group, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconApps } from '@tabler/icons-react';
import { useState } from 'react';
import { productsQuery } from '../api/keys.js';
import type { Product } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { CopyIcon } from '../ui/copy-button.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Status } from '../ui/status.js';
import { PRODUCTS } from './catalogue.js';
import { ProvisionDialog } from './provision-dialog.js';

export function ProductsPage() {
  const project = useProject();
  const products = useQuery(productsQuery(project));
  const [chosen, setChosen] = useState<Product>();
  return (
    <Page title="Products" text="Provision a product to get an API key that works at once.">
      <Loaded query={products}>
        {(items) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
            {items.map((product) => (
              <ProductCard
                key={product.product}
                product={product}
                onProvision={() => setChosen(product)}
              />
            ))}
          </SimpleGrid>
        )}
      </Loaded>
      {chosen && (
        <ProvisionDialog project={project} product={chosen} onClose={() => setChosen(undefined)} />
      )}
    </Page>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly onProvision: () => void;
}

function ProductCard({ product, onProvision }: ProductCardProps) {
  const known = PRODUCTS[product.product];
  const Symbol = known?.icon ?? IconApps;
  const isProvisioned = product.provisioned_at !== null;
  const title = known?.title ?? product.title;
  return (
    <Stack
      className="card"
      p="lg"
      gap="sm"
      justify="space-between"
      component="section"
      aria-label={title}
    >
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <ThemeIcon variant="light" size={34} aria-hidden>
            <Symbol size={19} stroke={1.7} />
          </ThemeIcon>
          {isProvisioned && <Status value="active" label="Provisioned" />}
        </Group>
        <div>
          <Title order={2}>{title}</Title>
          <Text size="sm" c="dimmed" mt={2}>
            {known?.text}
          </Text>
        </div>
      </Stack>
      <Stack gap="sm">
        <Group gap={4} wrap="nowrap">
          <Text className="mono" c="dimmed" truncate>
            {product.base_url}
          </Text>
          <CopyIcon text={product.base_url} what="base address" />
        </Group>
        <Button
          variant={isProvisioned ? 'default' : 'light'}
          onClick={onProvision}
          aria-label={`${isProvisioned ? 'Get another key for' : 'Provision'} ${title}`}
        >
          {isProvisioned ? 'Get another key' : 'Provision'}
        </Button>
      </Stack>
    </Stack>
  );
}
