import { defineErrors, type ErrorDefinition } from '@skydeck/errors';
import { imageFailures } from '../prebuilt/image-failures.js';

const refusals = {
  not_found: {
    status: 404,
    message: 'This app has no such deployment.',
    fix: 'List the deployments of the app, and use an `id` from there.',
  },
  not_cancellable: {
    status: 409,
    message: 'This deployment can no longer be cancelled.',
    fix: 'Read its `status`: it has ended, or traffic is being switched to it.',
  },
} satisfies Record<string, ErrorDefinition>;

const failure = (message: string, fix: string): ErrorDefinition => ({ status: 422, message, fix });

/** How a deployment can fail. These end up in its `error`, not in an answer. */
const failures = {
  repo_not_found: failure(
    'The repository was not found.',
    'Check its address, and that it exists; private ones need credentials in the address.',
  ),
  repo_auth_required: failure(
    'The repository needs a password.',
    'Put credentials into the address (`https://user:token@host/…`) or make the repository public.',
  ),
  repo_unreachable: failure(
    'The host of the repository did not answer.',
    'Check the host name, and that the host can be reached from here; then deploy again.',
  ),
  repo_not_allowed: failure(
    'Repositories at this place are not deployed.',
    'Use a repository on a public host.',
  ),
  branch_not_found: failure(
    'The repository has no such branch.',
    'Name an existing branch, or push this one.',
  ),
  commit_not_found: failure(
    'The repository has no such commit on this branch.',
    'Push the commit, or name another one by its full hash.',
  ),
  repo_too_large: failure(
    'The repository is larger than this installation accepts.',
    'Remove large files from the repository and its latest commit; keep them in object storage.',
  ),
  clone_timeout: failure(
    'The repository could not be cloned in time.',
    'Try again; if it stays, make the repository smaller or move it to a faster host.',
  ),
  no_code: failure(
    'There is no code of this app yet.',
    'Upload its folder with `skydeck app deploy`, or push to it.',
  ),
  host_key_changed: failure(
    'The host of the repository has another key than before.',
    'Make sure that it is the same host, then forget its key with `skydeck app deploy-key forget`.',
  ),
  clone_failed: failure('The repository could not be cloned.', 'Read the log of the deployment.'),
  no_runtime: failure(
    'Nothing in the repository says how to run it.',
    'Add a `package.json` with a `start` script, an `index.html`, a `Dockerfile` or a `launchpad.json`.',
  ),
  unsupported: failure(
    'The app needs something that this installation does not offer.',
    'See the message for what is offered.',
  ),
  toolchain_missing: failure(
    'This machine lacks the tools that the app is built with.',
    'Install the package that the message names, or add a `Dockerfile`.',
  ),
  invalid_settings: failure(
    'The settings of the app do not fit its repository.',
    'Correct `launchpad.json`, or the settings of the app.',
  ),
  build_failed: failure(
    'A command of the build failed.',
    'Read the log of the deployment, correct the code and push again.',
  ),
  build_out_of_memory: failure(
    'The build used up its memory.',
    'Make the build need less memory, or ask the operator to raise `LAUNCHPAD_BUILD_MEMORY_MB`.',
  ),
  build_timeout: failure(
    'The build took too long and was ended.',
    'Check for commands that never end (watch modes, servers, prompts).',
  ),
  build_disk_exceeded: failure(
    'The build filled its disk.',
    'Make it write less, or ask the operator to raise `LAUNCHPAD_BUILD_DISK_MB`.',
  ),
  build_pids_exceeded: failure(
    'The build started too many processes.',
    'Lower its parallelism; check install scripts for commands that multiply.',
  ),
  build_output_missing: failure(
    'The build left nothing to publish.',
    'Check the output folder of the build, or name it as `static_dir` in `launchpad.json`.',
  ),
  engine_missing: failure(
    'The engine that this deployment needs is not installed.',
    'Run `skydeck doctor` to see what is missing.',
  ),
  release_failed: failure(
    'The release command failed.',
    'Read the log of the deployment, correct the command or the code, and deploy again.',
  ),
  release_timeout: failure(
    'The release command took too long and was ended.',
    'Make it faster, or ask the operator to raise `LAUNCHPAD_RELEASE_TIMEOUT_S`.',
  ),
  start_failed: failure('The app could not be started.', 'Read the log of the deployment.'),
  crashed: failure(
    'The app ended before it was ready.',
    'Read the last lines of its log, correct the code and push again.',
  ),
  out_of_memory: failure(
    'The app used up its memory before it was ready.',
    'Give it more with `skydeck app scale --replicas <count> --memory <megabytes>`, or make it need less.',
  ),
  never_listened: failure(
    'The app runs but never listened on its port.',
    'Listen on the port in the environment variable `PORT`, on address 0.0.0.0.',
  ),
  wrong_port: failure(
    'The app listens on another port than the one it was given.',
    'Listen on the port in the environment variable `PORT`, or set the `port` of the app.',
  ),
  unhealthy: failure(
    'The app answers, but its health check does not succeed.',
    'Make `health_path` answer with a 2xx or 3xx status.',
  ),
  edge_unavailable: failure(
    'The edge did not take the new route.',
    'Check that the edge runs, then deploy again.',
  ),
  worker_lost: failure('The platform stopped while it worked on this deployment.', 'Deploy again.'),
  app_deleted: failure('The app was deleted meanwhile.', 'Create it again.'),
  release_gone: failure(
    'The release that was to be taken is no longer stored.',
    'Choose a release whose `is_stored` is true, or deploy its commit again.',
  ),
  crash_loop: failure(
    'The release kept crashing, so the one before was brought back.',
    'Read the log of the app, correct the code, push again and resume automatic deploys.',
  ),
  error_rate: failure(
    'The release answered too many requests with errors, so the one before was brought back.',
    'Read the log of the app, correct the code, push again and resume automatic deploys.',
  ),
  cancelled: failure('The deployment was cancelled.', 'Deploy again when you want it.'),
  superseded: failure(
    'A newer deployment took its place.',
    'Look at the latest deployment of the app.',
  ),
  internal: failure(
    'Something went wrong on our side.',
    'Deploy again; if it stays, report the id of the deployment.',
  ),
} satisfies Record<string, ErrorDefinition>;

/** What deployment routes refuse, and how deployments fail. */
export const DeploymentErrors = defineErrors('deployment', {
  ...refusals,
  ...failures,
  ...imageFailures,
});
