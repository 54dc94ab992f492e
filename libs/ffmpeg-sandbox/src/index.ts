export { findSandbox, findSandboxFor, sandboxFor } from './find-sandbox.js';
export { runTool, type ToolRun } from './run-tool.js';
export {
  EXTRA_PATH,
  OUTPUT_PATH,
  sandboxed,
  type SandboxKind,
  type SandboxView,
  SOURCE_PATH,
  TOOL_UID,
} from './sandbox-options.js';
export { ToolRunner } from './tool-runner.js';
export { type FailureKind, TranscodeFailed, TranscoderUnavailable } from './transcode-failed.js';
export { words } from './words.js';
export { inWorkFolder } from './work-folder.js';
