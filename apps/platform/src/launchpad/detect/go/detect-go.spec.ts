import { detectFiles, type Files } from '../fixtures/detect-files.js';

const GO = 'package main\n\nfunc main() {\n}\n';

it.each<[string, Files, object]>([
  [
    'Go with its program in the root',
    { 'go.mod': 'module x\n\ngo 1.21\n', 'main.go': GO },
    {
      runtime: 'go',
      port: 8080,
      start: 'exec ./.skydeck/app',
      steps: [
        {
          run: `/usr/lib/go-1.22/bin/go build -buildvcs=false -ldflags='-s -w' -o .skydeck/app .`,
          network: false,
          env: { CGO_ENABLED: '0' },
        },
      ],
    },
  ],
  [
    'Go with one of several programs named like a server',
    {
      'go.mod': 'module x\nrequire example.org/y v1.0.0\n',
      'cmd/tool/a.go': GO,
      'cmd/api/a.go': GO,
    },
    {
      steps: [{ run: expect.stringMatching(/ \.\/cmd\/api$/), network: true }],
      warnings: [expect.stringContaining('go.sum')],
    },
  ],
  [
    'Go with what it needs beside it, and a target',
    {
      'go.mod': 'module x\nrequire example.org/y v1.0.0\n',
      'vendor/modules.txt': '',
      'tools/one/a.go': GO,
      'launchpad.json': { target: './tools/one', health_path: '/up' },
    },
    {
      steps: [{ run: expect.stringMatching(/ \.\/tools\/one$/), network: false }],
      healthPath: '/up',
    },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
