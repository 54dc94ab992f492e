import { detectFiles, type Files } from '../fixtures/detect-files.js';

const FASTAPI = 'from fastapi import FastAPI\n\napp = FastAPI()\n';
const LOCK = (name: string, more = '') => `[[package]]\nname = "${name}"\nversion = "1.0"\n${more}`;

it.each<[string, Files, object]>([
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
    'a package.json for tools beside Python',
    { 'package.json': { devDependencies: { prettier: '3' } }, 'main.py': '' },
    { runtime: 'python', steps: [] },
  ],
])('%s', (_name, files, expected) => {
  const plan = detectFiles(files);
  expect(plan).toMatchObject(expected);
  expect(plan.reasons.length).toBeGreaterThan(0);
});
