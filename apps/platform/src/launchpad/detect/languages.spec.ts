import { detectFiles, type Files, MACHINE } from './fixtures/detect-files.js';

const GO = 'package main\n\nfunc main() {\n}\n';
const FASTAPI = 'from fastapi import FastAPI\n\napp = FastAPI()\n';

it.each<[string, Files, Files, RegExp]>([
  ['Go', { 'main.go': GO }, {}, /written in Go.*`go`.*apt-get install -y golang-go/],
  [
    'a newer Go',
    { 'go.mod': 'module x\n\ngo 1.23\n', 'main.go': GO },
    MACHINE,
    /Go 1\.23.*golang-1\.23-go/,
  ],
  ['Python', { 'main.py': '' }, {}, /`python3`.*apt-get install -y python3 python3-pip/],
  ['Ruby', { 'config.ru': '' }, {}, /`ruby`.*apt-get install -y ruby bundler/],
  ['PHP', { 'index.php': '' }, {}, /PHP-FPM.*apt-get install -y php-fpm caddy/],
  [
    'Composer',
    { 'composer.json': { require: { 'a/b': '1' } } },
    { 'usr/sbin/php-fpm8.2': '', 'usr/bin/caddy': '' },
    /Composer.*apt-get install -y composer/,
  ],
  ['Java', { 'pom.xml': '' }, {}, /`javac`.*default-jdk-headless/],
  ['Maven', { 'pom.xml': '' }, { 'usr/bin/javac': '' }, /Maven.*apt-get install -y maven/],
  ['pip', { 'main.py': '' }, { 'usr/bin/python3': '' }, /pip for Python.*python3-pip/],
])('toolchain_missing: names the package of %s', (_name, files, machine, detail) => {
  const attempt = () => detectFiles(files, {}, machine);
  expect(attempt).toThrow(detail);
  expect(attempt).toThrow(expect.objectContaining({ code: 'deployment.toolchain_missing' }));
});

it.each<[string, Files, string, RegExp]>([
  [
    'programs that are all alike',
    { 'go.mod': 'module x', 'cmd/a/a.go': GO, 'cmd/b/b.go': GO },
    'invalid_settings',
    /cmd\/a, cmd\/b.*target/,
  ],
  ['a library', { 'go.mod': 'module x', 'a.go': 'package x' }, 'no_runtime', /package main/],
  ['broken TOML', { 'pyproject.toml': '[' }, 'invalid_settings', /pyproject\.toml/],
  ['a Pipfile alone', { Pipfile: '', 'main.py': '' }, 'unsupported', /pipenv requirements/],
  [
    'FastAPI without a server',
    { 'requirements.txt': 'fastapi', 'main.py': FASTAPI },
    'no_runtime',
    /add `uvicorn`/,
  ],
  ['Ruby that nothing starts', { Gemfile: '' }, 'no_runtime', /config\.ru/],
  ['Java that nothing starts', { 'src/main/java/A.java': '' }, 'no_runtime', /static void main/],
  ['Python that nothing starts', { 'requirements.txt': 'x' }, 'no_runtime', /Procfile/],
  [
    'several applications of Nx',
    {
      'package.json': {},
      'nx.json': {},
      'apps/a/package.json': { name: 'a' },
      'apps/b/package.json': { name: 'b' },
    },
    'invalid_settings',
    /`a`, `b`.*target/,
  ],
])('refuses %s', (_name, files, code, detail) => {
  const attempt = () => detectFiles(files);
  expect(attempt).toThrow(detail);
  expect(attempt).toThrow(expect.objectContaining({ code: `deployment.${code}` }));
});

it('takes the settings of the app over what a language would do', () => {
  const files = { 'go.mod': 'module x', 'main.go': GO };
  const settings = { port: 9, healthPath: '/h', buildCommand: 'make', startCommand: './out' };
  expect(detectFiles(files, settings)).toMatchObject({
    port: 9,
    healthPath: '/h',
    start: './out',
    steps: [{ run: 'make' }],
  });
});
