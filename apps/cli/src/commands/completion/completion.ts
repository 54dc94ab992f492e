import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import type { Shell } from './completion.commands.js';

const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: `_skydeck() {
  local IFS=$'\\n'
  COMPREPLY=($(skydeck __complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _skydeck skydeck`,
  zsh: `#compdef skydeck
_skydeck() {
  local -a found
  local line
  for line in "\${(@f)$(skydeck __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] && found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  (( \${#found} )) && _describe skydeck found || _files
}
compdef _skydeck skydeck`,
  fish: `function __skydeck_complete
  set -l words (commandline -opc) (commandline -ct)
  skydeck __complete -- $words[2..-1] 2>/dev/null
end
complete -c skydeck -f -a '(__skydeck_complete)'`,
};

/** `skydeck completion` */
export async function completion(_context: CommandContext, input: CommandInput): Promise<Answer> {
  const shell = input.argument('shell') as Shell;
  const script = SCRIPTS[shell];
  return { kind: 'document', value: { shell, script }, text: script };
}
