/** What docs/cli.md says before it lists the commands. */
export const GENERAL = `# The \`skydeck\` command

<!-- Made from the commands themselves by \`npm run generate\`; do not edit. -->

\`npm run build\` makes the command; \`npx skydeck\` runs it in this repository. It needs Node.js 20 or newer.

\`\`\`sh
skydeck auth login --local          # on the machine that runs Skydeck; elsewhere: skydeck auth login
skydeck project create "My shop" --use
skydeck app deploy --repo https://github.com/you/shop --branch main
skydeck key create --product auth --mode live --name backend
\`\`\`

## Output

Data goes to standard output, progress and errors to standard error. \`-o json\` and \`-o yaml\` work with
every command: a list is an array, a resource is an object, and what is followed (\`app logs -f\`) is one
object a line. With them, an error is an object \`{ "error": { code, message, status, request_id, doc_url,
errors, hint, exit_code } }\` on standard error. \`-o name\` shows only the names that other commands take, a
line each. \`NO_COLOR\` turns colours off; on a terminal a list is cut to its width, in a file or a pipe never.

\`--query\` takes a [JMESPath](https://jmespath.org) expression and shows what it finds, in every format;
of what is followed, in each object. \`--debug\` writes every request and answer to standard error;
secrets are hidden by the name of their field and by their shape, so read it before you share it.

\`\`\`sh
skydeck app list --query "[?status=='live'].url" -o name
skydeck key list --query 'sort_by(@, &created_at)[-1]' -o yaml
\`\`\`

Requests that may succeed later are sent again, under one \`Idempotency-Key\`, for up to half a minute.

| Exit status | Meaning |
| --- | --- |
| 0 | It worked. |
| 1 | It did not; the error says why. |
| 2 | The command line was wrong; nothing was changed. |
| 3 | Not signed in, or not allowed. |
| 4 | Not found. |
| 5 | The time was up; work that was started goes on. |
| 130 | Interrupted with Ctrl-C; a deployment that was started goes on. |

## Settings

Sessions and choices are kept in \`~/.config/skydeck/config.json\` (below \`XDG_CONFIG_HOME\` when set),
readable by you alone. Several commands may run at once: the session is renewed by one of them.

| Variable | Meaning |
| --- | --- |
| \`SKYDECK_TOKEN\` | API key (\`dk_…\`) or access token to use instead of the stored session. |
| \`SKYDECK_PROJECT\` | Project to work in. |
| \`SKYDECK_CONTEXT\` | Context to use. |
| \`SKYDECK_HOME\` | Data folder of the installation on this machine; \`~/.skydeck\` when not set. Its \`endpoints.json\` holds the addresses. |
| \`SKYDECK_API_URL\` | Address of the platform, with or without \`/v1\`. |
| \`SKYDECK_AUTH_URL\`, \`SKYDECK_DASHBOARD_URL\`, … | Address of another service. |
`;
