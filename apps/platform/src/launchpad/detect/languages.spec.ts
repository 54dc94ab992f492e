import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { detect, type DetectSettings } from './detect.js';
import { HostPrograms } from './host-programs.js';
import { DirectoryTree } from './source-tree.js';

type Files = Record<string, string | object>;

const made: string[] = [];

function folderOf(files: Files): string {
  const dir = mkdtempSync(join(tmpdir(), 'skydeck-languages-'));
  made.push(dir);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(join(dir, name), text);
    if (name.includes('bin/')) chmodSync(join(dir, name), 0o755);
  }
  return dir;
}

/** A machine with these programs, by the paths they have. */
const MACHINE: Files = {
  'usr/bin/python3': '',
  'usr/bin/python3.11': '',
  'usr/bin/pip3': '',
  'usr/lib/go-1.19/bin/go': '',
  'usr/lib/go-1.22/bin/go': '',
  'usr/bin/ruby': '',
  'usr/bin/bundle': '',
  'usr/sbin/php-fpm8.2': '',
  'usr/bin/caddy': '',
  'usr/bin/composer': '',
  'usr/bin/javac': '',
  'usr/bin/mvn': '',
};

function detectFiles(files: Files, settings: DetectSettings = {}, machine: Files = MACHINE) {
  return detect(new DirectoryTree(folderOf(files)), settings, new HostPrograms(folderOf(machine)));
}

afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true });
});

const GO = 'package main\n\nfunc main() {\n}\n';
const FASTAPI = 'from fastapi import FastAPI\n\napp = FastAPI()\n';
const LOCK = (name: string, more = '') => `[[package]]\nname = "${name}"\nversion = "1.0"\n${more}`;

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
  [
    'FastAPI of a requirements.txt',
    { 'requirements.txt': 'fastapi>=0.90\nuvicorn[standard]\n', 'app/main.py': FASTAPI },
    {
      runtime: 'python',
      start: 'exec uvicorn app.main:app --host 0.0.0.0 --port $PORT',
      steps: [
        { name: 'install', network: true, run: expect.stringContaining('-r requirements.txt') },
      ],
    },
  ],
  [
    'wheels in the repository, and a given start',
    {
      'requirements.txt': 'x\n',
      'vendor/wheels/x.whl': '',
      'launchpad.json': { start_command: 'python -m x', python_version: '3.11', port: 9 },
    },
    {
      start: 'python -m x',
      port: 9,
      steps: [
        { network: false, run: expect.stringContaining('--no-index --find-links vendor/wheels') },
      ],
    },
  ],
  [
    'Flask behind gunicorn',
    { 'requirements.txt': 'Flask\ngunicorn\n', 'app.py': 'server = Flask(__name__)\n' },
    { start: 'exec gunicorn --bind 0.0.0.0:$PORT app:server', warnings: [] },
  ],
  [
    'Flask with a factory and no server',
    { 'requirements.txt': 'flask\n', 'app.py': 'def create_app():\n  pass\n' },
    {
      start: `exec flask --app 'app:create_app()' run --host 0.0.0.0 --port $PORT`,
      warnings: [expect.stringContaining('gunicorn')],
    },
  ],
  [
    'Django with static files',
    {
      'requirements.txt': '-r base.txt\n',
      'base.txt': 'django\ngunicorn\n',
      'manage.py': '',
      'shop/wsgi.py': '',
      'shop/settings.py': 'STATIC_ROOT = "static"\n',
    },
    {
      start: 'exec gunicorn --bind 0.0.0.0:$PORT shop.wsgi:application',
      steps: [{ name: 'install' }, { run: 'python manage.py collectstatic --noinput' }],
    },
  ],
  [
    'uv.lock without what only development needs',
    {
      'pyproject.toml': '[project]\nname = "x"\nrequires-python = ">=3.9"\n',
      'main.py': FASTAPI,
      'uv.lock': [
        '[[package]]\nname = "x"\nversion = "1"\nsource = { virtual = "." }',
        'dependencies = [{ name = "fastapi" }, { name = "uvicorn", marker = "os_name == \'posix\'" }]',
        LOCK('fastapi', 'source = { registry = "i" }\ndependencies = [{ name = "starlette" }]\n'),
        LOCK('starlette', 'source = { registry = "i" }\n'),
        LOCK('uvicorn', 'source = { registry = "i" }\n'),
        LOCK('pytest', 'source = { registry = "i" }\n'),
      ].join('\n'),
    },
    {
      steps: [
        {
          run: expect.stringMatching(
            /--no-deps fastapi==1\.0 starlette==1\.0 'uvicorn==1\.0 ; os_name == '\\''posix'\\'''/,
          ),
        },
      ],
      warnings: [],
    },
  ],
  [
    'poetry.lock',
    {
      'pyproject.toml': '[tool.poetry.dependencies]\npython = "^3.9"\nFlask = "^2"\n',
      'poetry.lock': [
        LOCK('flask', '[package.dependencies]\nWerkzeug = ">=2"\n'),
        LOCK('werkzeug'),
        LOCK('black'),
      ].join('\n'),
      'main.py': '',
    },
    {
      start: 'exec python main.py',
      steps: [{ run: expect.stringMatching(/--no-deps flask==1\.0 werkzeug==1\.0 &&/) }],
    },
  ],
  [
    'Rails with its assets',
    {
      Gemfile: `gem 'rails'\ngem 'puma'\n`,
      'Gemfile.lock': '',
      'bin/rails': '',
      'app/assets/a.css': '',
      'vendor/cache/a.gem': '',
    },
    {
      runtime: 'ruby',
      start: expect.stringContaining('exec bundle exec rails server -e production -b 0.0.0.0'),
      steps: [
        { run: expect.stringMatching(/bundle install --local$/), network: false },
        { run: 'bundle exec rails assets:precompile' },
      ],
      warnings: [],
    },
  ],
  [
    'Rack without Puma and a lock file',
    { Gemfile: `gem 'rackup'\n`, 'config.ru': '' },
    {
      start: 'exec bundle exec rackup -o 0.0.0.0 -p $PORT config.ru',
      warnings: [expect.stringContaining('Gemfile.lock')],
    },
  ],
  [
    'PHP with packages',
    { 'composer.json': { require: { php: '>=8', 'a/b': '1' } }, 'public/index.php': '' },
    {
      runtime: 'php',
      start: expect.stringMatching(/^\/usr\/sbin\/php-fpm8\.2 .*exec caddy run/),
      steps: [
        { name: 'install', run: expect.stringContaining('composer install --no-dev') },
        { name: 'build', run: expect.stringContaining(`'root * public'`) },
      ],
    },
  ],
  [
    'Java with Maven',
    { 'pom.xml': '' },
    { runtime: 'java', steps: [{ run: expect.stringMatching(/^mvn -B .* package$/) }] },
  ],
  [
    'Java with the wrapper of Gradle',
    { gradlew: '', 'build.gradle': '' },
    { steps: [{ run: 'sh ./gradlew --no-daemon assemble' }] },
  ],
  [
    'Java with the compiler alone',
    {
      'src/main/java/a/Other.java': 'class Other {}',
      'src/main/java/a/b/Main.java': 'public static void main(String[] x)',
    },
    { start: 'exec java -XX:MaxRAMPercentage=75 -cp .skydeck/classes a.b.Main' },
  ],
  [
    'a package.json for tools beside Python',
    { 'package.json': { devDependencies: { prettier: '3' } }, 'main.py': '' },
    { runtime: 'python', steps: [] },
  ],
  [
    'the only application of an Nx workspace',
    {
      'package.json': { devDependencies: { nx: '24' } },
      'package-lock.json': '{}',
      'nx.json': {},
      'apps/shop/project.json': {
        name: 'shop',
        targets: {
          build: { options: { outputPath: 'dist/apps/shop', main: 'apps/shop/src/serve.ts' } },
        },
      },
      'apps/shop-e2e/project.json': { name: 'shop-e2e' },
    },
    {
      runtime: 'node',
      root: '.',
      start: 'exec node dist/apps/shop/serve.js',
      steps: [{ name: 'install' }, { run: 'nx build shop' }],
    },
  ],
  [
    'the named site of an Nx workspace',
    {
      'package.json': { devDependencies: { nx: '24' } },
      'package-lock.json': '{}',
      'nx.json': {},
      'launchpad.json': { target: 'web' },
      'apps/api/package.json': { name: '@x/api' },
      'apps/web/package.json': { name: '@x/web' },
      'apps/web/index.html': '',
    },
    { runtime: 'static', staticDir: 'apps/web/dist', steps: [{}, { run: 'nx build @x/web' }] },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});

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
