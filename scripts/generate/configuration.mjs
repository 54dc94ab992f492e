import { describeConfig, SharedConfig } from '@skydeck/config';
import { z } from 'zod';

/** One page with every setting of every process. */
export async function configurationPage(services) {
  const shared = new Set(Object.keys(SharedConfig.shape));
  const { EdgeConfig } = await import('@skydeck/edge');
  const { DashboardConfig } = await import('@skydeck/dashboard');
  const processes = [
    ...services,
    { name: 'edge', config: EdgeConfig },
    { name: 'dashboard', config: DashboardConfig },
  ];
  const own = processes.map(({ name, config }) => {
    const shape = Object.entries(config.shape).filter(([key]) => !shared.has(key));
    return `## ${name}\n\n${describeConfig(z.object(Object.fromEntries(shape)))}`;
  });
  const page = [
    '# Configuration',
    '',
    'Every setting is an environment variable, read once at start; all problems are named together.',
    '`npm start` sets what ties the services of one machine together; yours win over it.',
    '',
    '## All services',
    '',
    describeConfig(SharedConfig),
    ...own,
  ];
  return [['docs/configuration.md', `${page.join('\n').trimEnd()}\n`]];
}
