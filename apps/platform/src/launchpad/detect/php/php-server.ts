import type { BuildStep } from '../../engine/build-plan.js';

const FPM = [
  '[global]',
  'daemonize = no',
  // Not used: with -O it writes to the stream that it has, which it may not open by a name.
  'error_log = /tmp/php-fpm.log',
  '[www]',
  'listen = /tmp/php.sock',
  'pm = ondemand',
  'pm.max_children = 8',
  'clear_env = no',
  'catch_workers_output = yes',
  'decorate_workers_output = no',
];

const caddyOf = (folder: string): string[] => [
  '{',
  'admin off',
  'auto_https off',
  '}',
  ':{$PORT} {',
  `root * ${folder}`,
  'php_fastcgi unix//tmp/php.sock',
  '@own path /.skydeck/* /vendor/* /.git/*',
  'respond @own 404',
  'file_server',
  '}',
];

/** PHP-FPM on a socket and Caddy before it: how they are configured and started. */
export function phpServer(fpm: string, folder: string): { configure: BuildStep; start: string } {
  const run = [
    'mkdir -p .skydeck',
    `printf '%s\\n' ${FPM.map(quote).join(' ')} > .skydeck/php-fpm.conf`,
    `printf '%s\\n' ${caddyOf(folder).map(quote).join(' ')} > .skydeck/Caddyfile`,
  ].join(' && ');
  const start = [
    `${fpm} -F -O -y "$PWD/.skydeck/php-fpm.conf" & `,
    'exec caddy run --config .skydeck/Caddyfile --adapter caddyfile',
  ].join('');
  return { configure: { name: 'build', run, cacheKeyFiles: [], network: false }, start };
}

const quote = (text: string): string => `'${text}'`;
