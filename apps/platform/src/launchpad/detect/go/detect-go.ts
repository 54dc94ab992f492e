import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { type HostPrograms, toolchainMissing } from '../host-programs.js';
import { givenSteps } from '../given-steps.js';
import { readProcfile } from '../procfile.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import { findGo } from './go-toolchain.js';
import { mainPackage } from './main-package.js';

/** Where the program of an app lies, relative to its root. */
const BINARY = '.skydeck/app';

export const isGo = (tree: SourceTree): boolean => tree.isFile('go.mod') || tree.isFile('main.go');

/** Plans an app in Go: one program without C, which runs by itself. */
export function detectGo(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const module = tree.read('go.mod');
  const asked = /^go\s+(\d+\.\d+)/m.exec(module ?? '')?.[1];
  const go = findGo(host, asked);
  if ('missing' in go) throw toolchainMissing({ language: 'Go', ...go });
  const reasons = [
    asked === undefined ? 'Go: main.go is there' : `Go ${asked} (go.mod)`,
    `built with Go ${go.version} of this machine`,
  ];
  const warnings: string[] = [];
  const given = givenSteps(wanted, reasons);
  const steps = [...given.install];
  let program: string | undefined;
  if (given.build) steps.push(given.build);
  else {
    const main = mainPackage(tree, wanted.target);
    reasons.push(`main package: ${main.path} (${main.reason})`);
    steps.push(compile(tree, module, { go: go.program, path: main.path, reasons, warnings }));
    program = `exec ./${BINARY}`;
  }
  const web = readProcfile(tree.read('Procfile')).get('web');
  const start = wanted.startCommand ?? web ?? program ?? `exec ./${BINARY}`;
  if (wanted.startCommand !== undefined) reasons.push('start: command from the settings');
  else reasons.push(web === undefined ? 'start: the built program' : 'start: web of the Procfile');
  return {
    runtime: 'go',
    root: wanted.root,
    steps,
    start,
    port: wanted.port ?? 8080,
    healthPath: wanted.healthPath,
    reasons,
    warnings,
  };
}

function compile(
  tree: SourceTree,
  module: string | undefined,
  {
    go,
    path,
    reasons,
    warnings,
  }: { go: string; path: string; reasons: string[]; warnings: string[] },
): BuildStep {
  const isVendored = tree.isFile('vendor/modules.txt');
  const needsOthers = /^\s*require\b/m.test(module ?? '');
  if (isVendored) reasons.push('modules: from vendor');
  else if (needsOthers) {
    reasons.push('modules: downloaded, kept between builds');
    if (!tree.isFile('go.sum'))
      warnings.push('There is no go.sum: nothing checks what is fetched.');
  }
  return {
    name: 'build',
    run: `${go} build -buildvcs=false -ldflags='-s -w' -o ${BINARY} ${path}`,
    cacheKeyFiles: [],
    network: needsOthers && !isVendored,
    env: {
      CGO_ENABLED: '0',
      GOCACHE: '/cache/go/build',
      GOMODCACHE: '/cache/go/modules',
      GOTOOLCHAIN: 'local',
      GOTELEMETRY: 'off',
      ...(module === undefined && { GO111MODULE: 'off' }),
    },
  };
}
