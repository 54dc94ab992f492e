import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Shop', '--slug', 'shop-one', '--use']);
  await installation.json(['project', 'create', 'Other', '--slug', 'shop-two']);
  await installation.json(['context', 'create', 'staging']);
  await installation.json(['context', 'use', 'local']);
  const app = ['-f', 'name=storefront', '-f', 'repo=https://example.com/web.git'];
  await installation.json(['api', 'POST', '/v1/projects/shop-one/apps', ...app]);

  const { bundle, person, stack } = installation;
  const folder = path.join(person, 'bin');
  await mkdir(folder);
  const command = path.join(folder, 'skydeck');
  await writeFile(command, `#!/bin/sh\nexec '${process.execPath}' '${bundle}' "$@"\n`);
  await chmod(command, 0o755);
  const PATH = `${folder}:${process.env['PATH']}`;
  environment = { PATH, HOME: person, SKYDECK_HOME: stack.home, TERM: 'dumb', LC_ALL: 'C.UTF-8' };
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

/** What each shell offers for a line, asked of the shell itself. */
const SHELLS: Readonly<Record<string, (line: string) => [program: string, args: string[]]>> = {
  bash: (line) => [
    'bash',
    [
      '--norc',
      '-c',
      `eval "$(skydeck completion bash)"
       COMP_LINE=$1; COMP_POINT=\${#1}; read -ra COMP_WORDS <<< "$1"
       [[ $1 == *' ' ]] && COMP_WORDS+=('')
       COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
       spec=($(complete -p skydeck)); _skydeck skydeck "\${COMP_WORDS[COMP_CWORD]}" ''
       printf '%s\\n' "\${spec[*]}" "\${COMPREPLY[@]}"`,
      'bash',
      line,
    ],
  ],
  // Zsh completes only in its line editor, so one is driven through a terminal of its own.
  zsh: (line) => [
    'zsh',
    [
      '-f',
      '-c',
      `zmodload zsh/zpty
       zpty shell zsh -f -i
       zpty -w shell 'PS1= PS2= RPS1=; unsetopt zle_bracketed_paste 2>/dev/null; autoload -Uz compinit; compinit -u -D'
       zpty -w shell 'eval "$(skydeck completion zsh)"'
       zpty -w shell 'compadd() { local -a given; given=("$@"); if [[ " $given " == *" -d "* || " $given " == *" -a "* || $given[-1] != -* ]]; then builtin compadd -O found "$@" 2>/dev/null; print -rl -- FOUND:$^found >> $HOME/zsh-found; fi; builtin compadd "$@" }'
       zpty -w shell 'print ready > $HOME/zsh-ready'
       for i in {1..200}; do [[ -e $HOME/zsh-ready ]] && break; sleep 0.05; done
       zpty -w -n shell "$1"$'\\t'
       for i in {1..200}; do [[ -s $HOME/zsh-found ]] && break; sleep 0.05; done
       cat $HOME/zsh-found; rm -f $HOME/zsh-found $HOME/zsh-ready
       zpty -d shell`,
      'zsh',
      line,
    ],
  ],
  fish: (line) => [
    'fish',
    ['--no-config', '-c', 'skydeck completion fish | source; complete -C "$argv[1]"', '--', line],
  ],
};

async function offered(shell: string, line: string): Promise<string> {
  const [program, args] = SHELLS[shell]?.(line) ?? [shell, []];
  const { stdout } = await promisify(execFile)(program, args, {
    env: environment,
    cwd: installation.person,
    timeout: 30_000,
  });
  return stdout;
}

describe.each(Object.keys(SHELLS))('in a real %s', (shell) => {
  it.each<[string, string[]]>([
    ['skydeck pro', ['project', 'product']],
    ['skydeck project ', ['create', 'delete', 'list']],
    ['skydeck key create --product ', ['messaging', 'vault']],
    ['skydeck project use ', ['shop-one', 'shop-two']],
    ['skydeck app list -p shop-t', ['shop-two']],
    ['skydeck app show ', ['storefront']],
    ['skydeck --context ', ['local', 'staging']],
    ['skydeck app list --que', ['--query']],
  ])(
    '"%s" offers %j',
    async (line, words) => {
      // A look-up that takes long on a busy machine offers nothing; people press the key again.
      await eventually(
        async () => {
          const lines = (await offered(shell, line)).split('\n');
          const found = lines.map((one) => one.replace(/^FOUND:/, '').split(/[\t\r]/)[0]);
          expect(found).toEqual(expect.arrayContaining(words));
        },
        { timeoutMs: 45_000 },
      );
    },
    60_000,
  );
});
