/**
 * Asks the app itself to end before the cluster signals the first process of the container, and waits
 * until it has. Shells and package managers end without telling their children, or tell them twice, so
 * they are passed over. The processes of a container have no parent in the namespace of the pod.
 */
export const STOP_SCRIPT = String.raw`
table=$(for file in /proc/[0-9]*/status; do
  name= parent=
  while read -r key value rest; do
    case $key in
      Name:) name=$value ;;
      PPid:) parent=$value; break ;;
    esac
  done 2>/dev/null <"$file"
  pid=\${file#/proc/}
  echo "\${pid%/status} $parent $name"
done)
children() {
  echo "$table" | while read -r pid parent name; do
    if [ "$parent" = "$1" ]; then echo "$pid"; fi
  done
}
wraps() {
  case $(echo "$table" | while read -r pid parent name; do
    if [ "$pid" = "$1" ]; then echo "$name"; fi
  done) in
    sh|dash|bash|npm*|npx*|pnpm*|yarn*|corepack*) [ -n "$(children "$1")" ] ;;
    *) false ;;
  esac
}
told=
visit() {
  for one in $(children "$1"); do
    if [ "$one" = 1 ] || [ "$one" = $$ ]; then continue; fi
    if wraps "$one"; then visit "$one"; else kill -TERM "$one" && told="$told $one"; fi
  done
}
visit 0
visit 1
for one in $told; do
  while kill -0 "$one" 2>/dev/null; do sleep 0.1 || sleep 1; done
done
`.replaceAll(String.raw`\$`, '$');
