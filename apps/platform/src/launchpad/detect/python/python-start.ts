import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import { readProcfile } from '../procfile.js';
import type { SourceTree } from '../source-tree.js';

/** How the web process of a Python app is started. */
export interface PythonStart {
  readonly command: string;
  readonly reason: string;
  readonly warning?: string;
}

const MODULES = ['main', 'app', 'server', 'api', 'asgi', 'wsgi', 'application'];
const FOLDERS = ['', 'app/', 'src/', 'api/', 'server/', 'backend/'];
const DEVELOPMENT = (name: string): string =>
  `It is served by the server that ${name} has for development: add \`gunicorn\` to the dependencies.`;

/** Decides from the Procfile, from a known framework, or from the name of a file. */
export function pythonStart(tree: SourceTree, names: ReadonlySet<string>): PythonStart | undefined {
  const web = readProcfile(tree.read('Procfile')).get('web');
  if (web !== undefined) return { command: web, reason: 'start: web process of the Procfile' };
  return asgi(tree, names) ?? flask(tree, names) ?? django(tree, names) ?? plainScript(tree);
}

function asgi(tree: SourceTree, names: ReadonlySet<string>): PythonStart | undefined {
  const framework = ['FastAPI', 'Starlette', 'Litestar', 'Quart'].find((name) =>
    names.has(name.toLowerCase()),
  );
  const found = framework === undefined ? undefined : findApp(tree, framework);
  if (framework === undefined || found === undefined) return undefined;
  const reason = `start: ${framework} in ${found.file}`;
  if (names.has('uvicorn')) {
    return { command: `exec uvicorn ${found.target} --host 0.0.0.0 --port $PORT`, reason };
  }
  if (names.has('hypercorn')) {
    return { command: `exec hypercorn ${found.target} --bind 0.0.0.0:$PORT`, reason };
  }
  throw DeploymentErrors.no_runtime({
    detail: `The app uses ${framework}, and nothing it depends on serves it: add \`uvicorn\` to its dependencies.`,
  });
}

function flask(tree: SourceTree, names: ReadonlySet<string>): PythonStart | undefined {
  const found = names.has('flask') ? findApp(tree, 'Flask') : undefined;
  if (found === undefined) return undefined;
  const reason = `start: Flask in ${found.file}`;
  const served = wsgi(found.target, names);
  if (served !== undefined) return { command: served, reason };
  const command = `exec flask --app ${found.target} run --host 0.0.0.0 --port $PORT`;
  return { command, reason, warning: DEVELOPMENT('Flask') };
}

function django(tree: SourceTree, names: ReadonlySet<string>): PythonStart | undefined {
  if (!tree.isFile('manage.py')) return undefined;
  const folder = tree.list('.').find((name) => tree.isFile(`${name}/wsgi.py`));
  const reason = `start: Django${folder === undefined ? '' : ` in ${folder}`}`;
  const served = folder === undefined ? undefined : wsgi(`${folder}.wsgi:application`, names);
  if (served !== undefined) return { command: served, reason };
  const command = 'exec python manage.py runserver --noreload 0.0.0.0:$PORT';
  return { command, reason, warning: DEVELOPMENT('Django') };
}

function wsgi(target: string, names: ReadonlySet<string>): string | undefined {
  if (names.has('gunicorn')) return `exec gunicorn --bind 0.0.0.0:$PORT ${target}`;
  if (names.has('waitress')) return `exec waitress-serve --listen=0.0.0.0:$PORT ${target}`;
  return undefined;
}

function plainScript(tree: SourceTree): PythonStart | undefined {
  const files = ['main.py', 'app.py', 'server.py', 'run.py', '__main__.py'];
  const file = files.find((name) => tree.isFile(name));
  return file === undefined
    ? undefined
    : { command: `exec python ${file}`, reason: `start: ${file} is there` };
}

/** The module and the variable that hold the application of a framework. */
function findApp(
  tree: SourceTree,
  framework: string,
): { target: string; file: string } | undefined {
  const made = new RegExp(String.raw`^(\w+)\s*(?::[^=]+)?=\s*(?:\w+\.)?${framework}\(`, 'm');
  for (const folder of FOLDERS) {
    for (const name of [...MODULES, '__init__']) {
      const file = `${folder}${name}.py`;
      const text = tree.read(file);
      const variable = made.exec(text ?? '')?.[1];
      const isFactory = /^def create_app\(\s*\)/m.test(text ?? '');
      if (variable === undefined && !(isFactory && framework === 'Flask')) continue;
      const module = (name === '__init__' ? folder.slice(0, -1) : file.slice(0, -3)).replaceAll(
        '/',
        '.',
      );
      const target = `${module}:${variable ?? 'create_app()'}`;
      return { target: variable === undefined ? `'${target}'` : target, file };
    }
  }
  return undefined;
}
