import { DebianRecipe } from './debian.recipe.js';
import type { ImageRecipe } from './image-recipe.js';
import { TinyRecipe } from './tiny/tiny.recipe.js';

/** Everything that this machine may be able to build. */
export const RECIPES: readonly ImageRecipe[] = [
  new DebianRecipe({
    slug: 'debian-12',
    title: 'Debian 12 (bookworm)',
    distribution: 'debian',
    suite: 'bookworm',
    components: ['main'],
    user: 'debian',
  }),
  new DebianRecipe({
    slug: 'debian-13',
    title: 'Debian 13 (trixie)',
    distribution: 'debian',
    suite: 'trixie',
    components: ['main'],
    user: 'debian',
    without: ['isc-dhcp-client'],
  }),
  new DebianRecipe({
    slug: 'ubuntu-24.04',
    title: 'Ubuntu 24.04 LTS (noble)',
    distribution: 'ubuntu',
    suite: 'noble',
    components: ['main', 'universe'],
    user: 'ubuntu',
    without: ['isc-dhcp-client'],
  }),
  new TinyRecipe(),
];
